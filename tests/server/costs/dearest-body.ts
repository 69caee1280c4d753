import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** What a JSON schema says of a value, as far as its size goes. */
type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  allOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  maximum?: number
}

const ShapeOf = v.custom<Shape>((value) => typeof value === 'object' && value !== null)

/** The longest text and list where the schema sets no bound: more than any request can carry is not tried. */
const mostCharacters = 20_000
const mostItems = 1_000

/**
 * What a request may carry that costs most: `example`, with every text as long as its schema allows, made of `part`, and every list as full.
 * A field that takes no such text keeps the example's; null when nothing of it can be made larger.
 */
export function dearestOf(schema: Schema, example: unknown, part: string): unknown {
  const shape = v.parse(ShapeOf, toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' }))
  const isLegal = (value: unknown) => v.safeParse(schema, value).success
  return enlarged(shape, example, [], example, part, isLegal)
}

type Path = readonly string[]

/** The whole request with one place after the other made as large as it may be. */
function enlarged(shape: Shape, value: unknown, path: Path, whole: unknown, part: string, isLegal: (whole: unknown) => boolean): unknown {
  const one = candidates(shape, value, part)
  const larger = one.map((candidate) => put(whole, path, candidate)).find(isLegal) ?? whole
  const fields = Object.entries(variantFor(shape, value).properties ?? {})
  return fields.reduce((all, [name, field]) => enlarged(field, at(larger, [...path, name]), [...path, name], all, part, isLegal), larger)
}

/** Values of a place from the dearest to the cheapest; none for an object, whose fields are looked at each. */
function candidates(shape: Shape, value: unknown, part: string): unknown[] {
  const variants = [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  return variants.flatMap((one) => {
    if (one.type === 'string' && !one.enum) return [one.maxLength ?? mostCharacters, 200, 60, 20].flatMap((length) => [filled(part, length), filled(words(part), length)])
    if (one.type === 'array') return lists(one, Array.isArray(value) ? value[0] : undefined, part)
    return []
  })
}

function lists({ items = {}, maxItems = mostItems }: Shape, first: unknown, part: string): unknown[] {
  const [text] = candidates(items, first, part)
  const sample = typeof text === 'string' && typeof first !== 'number' ? text.slice(0, 900_000 / maxItems) : first
  if (sample === undefined) return []
  const many = (count: number) => Array.from({ length: count }, (_, index) => differing(sample, index))
  return [maxItems, 200, 100, 50, 20, 10].filter((count) => count <= maxItems).map(many)
}

/** Lists of the same are refused or shortened where a list of others is not. */
function differing(sample: unknown, index: number): unknown {
  if (typeof sample === 'number') return sample + index
  return typeof sample === 'string' ? `${index}${sample}`.slice(0, Math.max(sample.length, 4)) : sample
}

function variantFor(shape: Shape, value: unknown): Shape {
  const variants = [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].filter(({ properties }) => properties)
  const names = Object.keys(typeof value === 'object' && value !== null ? value : {})
  return variants.find(({ properties = {} }) => names.every((name) => name in properties)) ?? shape
}

function filled(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length).toWellFormed()
}

/** For fields that take names only. */
function words(part: string): string {
  return part.replaceAll(/[^a-z0-9]/gi, '') === '' ? 'a1' : part.replaceAll(/[^a-z0-9]/gi, '')
}

function at(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), whole)
}

function put(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const record = isRecord(whole) ? whole : {}
  return { ...record, [name]: put(record[name], rest, value) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
