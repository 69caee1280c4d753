import * as v from 'valibot'

const Named = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A schema as strict structured output takes it: each object names all its properties as required, and no others may come. */
const StrictSchema: v.GenericSchema = v.looseObject({
  type: v.literal('object'),
  properties: v.record(v.string(), v.looseObject({ type: v.picklist(['string', 'number', 'boolean', 'array']) })),
  required: v.array(v.string()),
  additionalProperties: v.literal(false),
})

const Form = v.union([
  v.strictObject({ type: v.picklist(['text', 'json_object']) }),
  v.strictObject({
    type: v.literal('json_schema'),
    json_schema: v.strictObject({ name: Named, description: v.optional(v.string()), schema: StrictSchema, strict: v.optional(v.boolean()) }),
  }),
])

/**
 * The body of `POST /v1/chat/completions` as OpenAI publishes it, as far as this product uses it; nothing else may be sent, since servers that
 * only resemble OpenAI's refuse what they do not know. Source: the API reference, "Create chat completion".
 */
const ChatCompletionRequest = v.pipe(
  v.strictObject({
    model: v.pipe(v.string(), v.nonEmpty()),
    messages: v.pipe(v.array(v.strictObject({ role: v.picklist(['system', 'user', 'assistant']), content: v.string() })), v.minLength(1)),
    temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(2))),
    max_tokens: v.optional(Whole),
    stream: v.optional(v.boolean()),
    stream_options: v.optional(v.strictObject({ include_usage: v.boolean() })),
    response_format: v.optional(Form),
  }),
  v.check(({ stream, stream_options: options }) => options === undefined || stream === true, '`stream_options` is for streams alone'),
)

/** What of a request is none of the published API: nothing, or a sentence for each fault. */
export function unpublishedIn(path: string, body: string): string[] {
  const read = v.safeParse(ChatCompletionRequest, JSON.parse(body))
  const faults = read.success ? [] : read.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
  return path === '/v1/chat/completions' ? faults : [`the path is ${path}`, ...faults]
}
