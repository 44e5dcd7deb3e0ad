import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ZipEntry {
  /** Its path in the archive, with slashes. */
  readonly path: string
  readonly content: Buffer
}

/** The first of January 1980, the earliest date of a zip: equal files make an equal archive. */
const DATE = 0x0021
const VERSION = 20
/** Names are in UTF-8. */
const UTF8 = 0x0800
const DEFLATED = 8
/** A plain file that all may read, in the upper half as Unix has it. */
const MODE = (0o100644 << 16) >>> 0
const MADE_ON_UNIX = (3 << 8) | VERSION

/** Packs files into a zip archive. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, content } of entries) {
    const name = Buffer.from(path)
    const data = deflateRawSync(content, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION, 0)
    common.writeUInt16LE(UTF8, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt16LE(DATE, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(MODE, 6)
    rest.writeUInt32LE(offset, 10)
    const madeOn = Buffer.alloc(2)
    madeOn.writeUInt16LE(MADE_ON_UNIX, 0)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeOn, common, rest, name]))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}
