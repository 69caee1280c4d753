import { isPhrase, patternOf } from './phrases.ts'

const lists = {
  verb: 'have|had|live|lived|eat|look|smell|taste|sound|need|get|go|come|start|end|rhyme|matter|hurt|move|work|fly|swim|grow|cost|speak|like|die|died|win|won|lose|write|paint|play|sing|rule|fight|count|begin|use|kill|bite|sleep|breathe',
  size: 'small|big|large|long|short|old|new|famous|tiny|little|huge|rich|poor|modern|real|fake|good|bad|hard',
  form: 'masculine|feminine|neuter|plural|singular|irregular|regular|a noun|a verb|an adjective|an adverb|a pronoun|one word|two words|formal|informal|a man|a woman|a boy|a girl|male|female|positive|negative|odd|even|prime|a person|a place|a thing|an animal|a country|a number|a fraction|a decimal|a percent|alive|living',
}

const questions = patternOf(
  [
    '(is|are|was|were) (it|this|that|they|these|those|he|she|the answer|the word|_|_ _) [a|an|the]* <form> [or not|word|too]*',
    '(is|are) [a|an|the]* _ [_] (one|one of them|one of these|some of them|part of it|in it|included|allowed|ok|on the list) [too|of them|also]*',
    '(do|does|would|will|can|could|should) [a|an|the]* _ [_] (count|counts|work|be ok|be one|belong|belong there|fit|go in|be right|be allowed) [too|as one|also|here|for this]*',
    '(can|may|could|should|do) (i|we) [also|just]* (use|count|include|take|name|mention|choose|pick|put|say) [a|an|the]* _ [_] [too|also|as one|here]*',
    '(what|how) about [a|an|the]* _ [_]',
    '[so|wait|um|but]* (is|was|are) (it|that|this|he|she|they) (the one|the ones|the thing|the guy|the lady|the person|one of those|one of the) (with|that|who|which|from|where|in|on) ...',
    '(is|was) it (a|an) <size> _',
    '(is|was) (he|she) [still|really|very|so]* (dead|alive|smiling|happy|sad|married|famous|old|young|rich|real|nice|mean|tall)',
    '(is|was) it (fake|real|true|far|near|nearby|close|famous|old|about|with|like) ...',
    '[so|and|ok|wait]* is (this|that|it|my answer) (right|correct|ok|good|true) [so far|like this|now|or not|already|or wrong]*',
    '(es|está|esta) (correcto|correcta|bien|mal|cierto) [así|asi|esto|eso|mi respuesta|ahora|ya|o no|o mal]*',
    '[so|and|but|ok|wait|um]* (does|did|do|has|have) (it|they|he|she) [still|also|really|always|even]* <verb> ...',
    '[so|and|but|ok|wait|um]* (is|was|are|were) (it|he|she|they) (in|on|at|from|under|above|inside|outside|next to|part of|bigger than|smaller than|longer than|older than|pronounced|spelled|spelt|written) ...',
    '[so|and|but|ok|wait|um]* (is|was) it (a|an) _ [_] (we|that|you|people|which|with|from) ...',
    '(is|are) _ [_] (like|the same as|the opposite of|different from|bad|dangerous|important) ...',
    '[so|and|but|ok|wait|um]* (is|was|are|were) (it|this|that|they|he|she) [like|also|maybe|a|an]* (something|someone|somebody|kind of|type of|sort of|part of) ...',
    '[so|and|but|ok|wait|um]* (with|without) [a|an|the|any]* (accent|accents|capital|capitals|unit|units|article|articles|brackets|comma|commas|decimals|spaces|explanation|hint|reason)',
    '(one|1|two|2|only one|just one) or (more|both|two|2|three|3|many|several|all)',
    'it (starts|begins|ends) with [a|an|the]* _ right',
    '(how|why) (big|far|old|deep|long|many|much|tall|hot|cold) [is|are|was] [it|that|this|they|he|she]*',
  ],
  lists,
)

/** Whether a message in plain chat spelling asks if something belongs to the answer ("do beans count", "is it masculine"). */
export function asksWhetherItCounts(text: string): boolean {
  return isPhrase(text, questions)
}
