import { decode } from '../../src/config/decode'
import { type LightboxSettings, lightboxSchema } from '../../src/gallery/config'
import { isSkippedOnMobile } from '../../src/gallery/isSkippedOnMobile'

const read = (lightbox: unknown) => decode(lightboxSchema, lightbox)
const settings = (lightbox: unknown): LightboxSettings => {
  const decoded = read(lightbox)
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues))
  return decoded.config
}

describe('isSkippedOnMobile (spec 2.4, 3.18)', () => {
  it.each([
    [true, 480, 480, true],
    [true, 480, 479, true],
    [true, 480, 481, false],
    [false, 480, 320, false],
  ])(
    'detect %s, up to %i px, on a screen of %i px: %s',
    (mobiledetect, mobiledevicewidth, width, cut) => {
      expect(isSkippedOnMobile(settings({ mobiledetect, mobiledevicewidth }), width)).toBe(cut)
    },
  )

  it('is off by default, with a limit of 480 px', () => {
    expect(settings({})).toMatchObject({ mobiledetect: false, mobiledevicewidth: 480 })
    expect(settings({ mobiledetect: true })).toMatchObject({ mobiledevicewidth: 480 })
  })

  it('reads the settings as a CMS writes them', () => {
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

const NO_EMBEDS = { config: { embeds: [] }, issues: [{ path: 'embeds' }] }

describe('the page setting lightbox', () => {
  it('reports invalid values', () => {
    const cure = 'Its default is used.'
    expect(read({ mobiledevicewidth: '30em', sanitise: true, mobiledetekt: 1 })).toEqual({
      ok: true,
      config: settings({}),
      issues: [
        {
          path: 'mobiledevicewidth',
          message:
            'mobiledevicewidth must be a width in pixels, such as 480 or "480px", got "30em"',
          cure,
        },
        {
          path: 'sanitise',
          message:
            'sanitise must be false, or an object such as {"tags": ["b", "i"], "attributes": ["href"]}, got true',
          cure,
        },
      ],
      warnings: ['mobiledetekt is not an option and is ignored. Did you mean "mobiledetect"?'],
    })
  })

  it('normalises the origins that may be framed', () => {
    expect(
      settings({ embeds: ['https://films.example/', 'https://a.example/watch?v=1'] }).embeds,
    ).toEqual(['https://films.example', 'https://a.example'])
    expect(read({ embeds: ['films.example'] })).toMatchObject(NO_EMBEDS)
    expect(read({ embeds: ['javascript:alert(1)'] })).toMatchObject(NO_EMBEDS)
  })
})
