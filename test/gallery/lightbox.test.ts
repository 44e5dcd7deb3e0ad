import { decode } from '../../src/config/decode'
import { type LightboxSettings, lightboxSchema } from '../../src/gallery/config'
import { isCutOff } from '../../src/gallery/isCutOff'

const read = (lightbox: unknown) => decode(lightboxSchema, lightbox)
const settings = (lightbox: unknown): LightboxSettings => {
  const decoded = read(lightbox)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.faults))
  return decoded.config
}

describe('the cut-off for mobile devices (spec 2.4, 3.18)', () => {
  it.each([
    [true, 480, 480, true],
    [true, 480, 479, true],
    [true, 480, 481, false],
    [false, 480, 320, false],
  ])(
    'detect %s, up to %i px, on a screen of %i px: %s',
    (mobiledetect, mobiledevicewidth, width, cut) => {
      expect(isCutOff(settings({ mobiledetect, mobiledevicewidth }), width)).toBe(cut)
    },
  )

  it('is off, and at 480 px, unless the site says something else', () => {
    expect(settings({})).toMatchObject({ mobiledetect: false, mobiledevicewidth: 480 })
    expect(settings({ mobiledetect: true })).toMatchObject({ mobiledevicewidth: 480 })
  })

  it('is read as a CMS writes it', () => {
    expect(settings({ mobiledetect: 1, mobiledevicewidth: '600px' })).toMatchObject({
      mobiledetect: true,
      mobiledevicewidth: 600,
    })
    expect(settings({ mobiledetect: '0', mobiledevicewidth: '600' })).toMatchObject({
      mobiledetect: false,
      mobiledevicewidth: 600,
    })
  })
})

describe('the setting lightbox', () => {
  it('tells what is wrong in it', () => {
    const { ok, ...told } = read({ mobiledevicewidth: '30em', sanitise: true, mobiledetekt: 1 })
    expect(ok).toBe(false)
    expect(told).toEqual({
      faults: [
        {
          path: 'mobiledevicewidth',
          message:
            'mobiledevicewidth must be a width in pixels, such as 480 or "480px", got "30em"',
        },
        {
          path: 'sanitise',
          message:
            'sanitise must be false, or an object such as {"tags": ["b", "i"], "attributes": ["href"]}, got true',
        },
      ],
      warnings: ['mobiledetekt is not an option and is ignored. Did you mean "mobiledetect"?'],
    })
  })

  it('lists the origins that may be framed, however they are written', () => {
    expect(
      settings({ embeds: ['https://films.example/', 'https://a.example/watch?v=1'] }).embeds,
    ).toEqual(['https://films.example', 'https://a.example'])
    expect(read({ embeds: ['films.example'] }).ok).toBe(false)
    expect(read({ embeds: ['javascript:alert(1)'] }).ok).toBe(false)
  })
})
