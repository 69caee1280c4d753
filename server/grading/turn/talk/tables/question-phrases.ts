// Patterns of whole messages in plain chat text, and the stretches they share.
const thing = String.raw`(?:(?:this|that|the|these|those|your|it|my|our)(?: \p{L}+)?|you|it|they)`
const rest = String.raw`(?: [\p{L}\p{N}.,'/:]+){0,9}`
const few = String.raw`(?: [\p{L}\p{N}.,'/:]+){0,5}`

/** Patterns that ask the meaning of a word, which is their group. */
export const meaningQuestions: readonly RegExp[] = [
  String.raw`what (?:does|do|is|are|did|was) (?:the )?(?:word |term |phrase )?(.+?) (?:mean|means|meaning|stand for|even mean|actually mean|supposed to mean)(?: in (?:this|the)${few}| here)?`,
  String.raw`what (?:is|are) (?:the )?(?:meaning|definition) of (?:the )?(?:word )?(.+)`,
  String.raw`(?:what is|what are|what kind of thing is) (?:an? |the )?(?:word )?((?!(?:it|that|this|up|wrong|right|next|your|my|you|going|happening|the (?:question|answer|point|time|date|deal|matter|problem|difference|meaning|task|point|next|first|last|formula|rule|unit)|question|answer|point|time)\b)[\p{L}-]+(?: [\p{L}-]+){0,2})`,
  String.raw`(?:define|meaning of|definition of|explain(?: me| to me)? (?:the )?(?:word|term|meaning of)|what exactly is|what even is|what is meant by|what do you mean (?:by|with)|wdym (?:by|with)|what you mean by) (?:an? |the )?(?:word )?(.+)`,
  String.raw`(?:i )?(?:do not|forgot|never) (?:know|understand|get|remember|learned|heard of)? ?what (?:an? |the )?(?:word )?(.+?) (?:is|are|means?|stands for)`,
  String.raw`(?:i )?(?:do not|never) (?:know|understand|get|heard) (?:of )?the (?:word|term) (.+)`,
  String.raw`(?:never heard of|what kind of word is|the meaning of) (?:an? |the )?(.+)`,
  String.raw`(?:can|could|will|would) (?:you|somebody|someone) (?:please )?(?:explain|define|tell me)(?: me)? (?:what )?(?:an? |the )?(?:word |term |meaning of |definition of )*([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:is|are|means?))?(?: to me)?`,
  String.raw`(?:c'?est|c|see|cest) quoi (?:un |une |le |la |les |l'|des )?(.+)`,
  String.raw`(?:wat (?:is|betekent)|was (?:ist|heißt|heisst|bedeutet|sind)|co (?:to|znaczy)(?: jest)?|o que (?:é|significa)|cosa (?:è|significa)) (?:een |het |de |ein |eine |der |die |das |um |uma )?(.+)`,
  String.raw`(?:q|que|qué) (?:es|son|significa|significan|quiere decir) (?:un |una |el |la |los |las )?(?:palabra )?(.+)`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'))

/** Whole messages that ask about the task, the tutor's words or the session. */
export const taskQuestions: readonly RegExp[] = [
  String.raw`(?:what|wdym|huh|eh|come again|pardon|excuse me|sorry what|say what|what what)(?: (?:do|did|does) ${thing} (?:even |actually |exactly )?mean${few})?`,
  String.raw`what (?:do|did|does|are|is) (?:you|it|this|that|they|he|she|the \p{L}+|this \p{L}+) (?:even |really |actually |exactly )?(?:mean|want|ask|asking|say|saying|talking about|expect|need|wanting|looking for|about)${few}`,
  String.raw`what (?:do|should|am|are|must|can|would|did|will|shall) (?:i|we) (?:even |have to |need to |supposed to |meant to |gotta )*(?:do|write|put|type|say|answer|find|calculate|solve|use|start|look|get|forget|wrong|doing|miss|missing|enter|here|next|first|now)${rest}`,
  String.raw`what is (?:this|that|it|the (?:question|task|problem|point|exercise|goal)|going on|happening|next|wrong)(?: (?:asking|about|for|supposed to|even|with|of|saying|called|meant to|like|question)${few})?`,
  String.raw`what (?:is|are) (?:the )?(?:formula|rule|rules|units?|difference|first step|next step|topic|point|question)${few}`,
  String.raw`what (?:formula|rule|units?|kind of (?:answer|question)|type of (?:answer|question)|step|part|format|form|method|language|grade|page|question|number|time|day|subject|chapter|lesson)${rest}`,
  String.raw`(?:so )?how (?:do|should|can|could|am|are|would|did|will|was|to|come|does|is)(?: (?:i|we|you|it|this|that|one|he|she|they|the|supposed|to|am|not|people|anyone|anybody|someone))${rest}`,
  String.raw`how (?:long|many|much|often|far|big|short|exact|detailed|accurate|hard)(?: \p{L}+){0,3} (?:do|does|should|must|can|is|are|am|did|have|will)(?: (?:i|we|it|this|that|the|my|you|there|left|one|a|each|an))${rest}`,
  String.raw`how (?:many|much) (?:words|sentences|points|tries|more|questions|hints|attempts|time|digits|decimals|decimal places|lines|letters)${rest}`,
  String.raw`(?:do|should|can|may|must|could|shall|am|did|have|will|would|are|were|was) (?:i|we) (?:not |also |even |just |still |really |only |supposed to |allowed to |have to |need to |meant to )*(?:write|round|use|put|answer|give|include|add|show|type|spell|do|simplify|draw|explain|need|have|get|guess|try|say|list|name|copy|look|skip|ask|make|count|convert|lose|fail|pass|answer|correct|wrong|right|close|done|finished|on|doing|good|almost|late|graded|there|cheat|missing|it|this|that|be|go|solve|calculate|find|multiply|divide|subtract|start|finish|move|leave|allowed|in|learn|learned|know|see|read|work|keep|send|change|redo|retry|use)${rest}`,
  String.raw`(?:does|is|was|were|will|did|has|would|can|should|must) (?:it|this|that|my answer|the answer|this question|the question|spelling|capitals?|the order|the unit|grammar|punctuation|this one|that one|everything|anything|the spelling|order|case) (?:not |also |even |just |still |really |all |only |have to |need to |supposed to |meant to |going to |be )*(?:right|correct|wrong|ok|good|close|fine|hard|easy|true|count|counted|matter|graded|marked|saved|a trick|a trick question|homework|a test|for|part|important|full|complete|about|exact|in order|sorted|rounded|long|short|done|working|broken|stuck|the same|a joke|real|on the test|enough|allowed|mean|make sense|due|late|timed|better|almost|asking|the end|over|cost|give|tell|help|hurt|change|work|load|know|get|take|matters|written|positive|negative|whole|a whole|fair|possible|lose|bad|anything|what you|what i|simplified)${rest}`,
  String.raw`where (?:do|is|can|are|does|did|should|am|was|would)(?: (?:i|we|it|this|the|that|you|my))${rest}`,
  String.raw`(?:which|what) (?:one|formula|number|part|word|line|unit|step|text|page|question|sentence|side|way|of (?:them|these|those))(?: (?:do|does|is|are|should|am|did|can|was|you|i|we|it|of|the|to))${rest}`,
  String.raw`why (?:do|is|are|does|did|was|can|would|should|not|am|the|have|has|were|will|cant|it)(?: (?:we|i|this|it|you|that|my|the|not|they|there|your|it|math|maths|school|everything|everyone|nobody))${rest}`,
  String.raw`why|why not|how|how so|how come${rest}|since when|says who|and now|now what|then what|what now|what next|what then|so what now|what else|like what|for what|such as|meaning|in what way|about what|of what|what for|which one|which|where|when`,
  String.raw`when (?:do|is|does|will|can|are|did|am|should|was)(?: (?:i|we|this|it|the|you|class|lunch|school|that|my))${rest}`,
  String.raw`(?:can|could|will|would|may) (?:you|i|we) (?:please )?(?:repeat|rephrase|reword|say|explain|translate|read|tell|show|give|ask|see|hear|have|get)(?: (?:me|it|that|this|the|a|an|more|what|how|why|in|again|another|one|my|please|us|to|if|with))${rest}`,
  String.raw`(?:explain|repeat|rephrase|reword|say)(?: (?:it|that|this|again|please|the question|more|me|to|in|simpler|other|different|words|easier|what|how|better|slower))${rest}`,
  String.raw`(?:are|is) (?:there|these|those|they|all|both) (?:any |more |other |two |only |a |another |an )*(?:answers?|ways?|examples?|hints?|words?|right|correct|wrong|questions?|tries|trick|formula|picture|image|video|time limit|limit|mistake|typo|bug|error|break)${rest}`,
  String.raw`(?:the|this|your) (?:question|task|text|hint|explanation|exercise|sentence|wording|instruction|instructions) (?:is|are|does|makes?|do|looks?|sounds?|has|seems?) ?(?:not|no|very|so|really|too|kind of|a bit|pretty|super)? ?(?:clear|unclear|make sense|sense|confusing|confuses?|weird|strange|hard to (?:read|understand|get)|wrong|broken|not clear|too long|complicated|any sense|makes no sense|help|helping|helpful)${few}`,
  String.raw`(?:i )?(?:do not|can not|did not) (?:understand|get|read|see|follow|know) (?:the question|what you (?:mean|want|are asking)|what (?:this|it) (?:is|means|wants|asks)|what to (?:do|write|put|say|type)|the (?:word|text|picture|task|hint)|how to (?:do|write|type|start|answer))${rest}`,
  String.raw`i (?:have|got) (?:a|one|another|some) (?:question|questions)${few}`,
  String.raw`(?:who|what|when|where|why|how|is|are|do|does|can) (?:would|is|am|are) (?:i|it) (?:graded|marked|for)${few}`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'))

/** The same in Spanish. */
export const spanishQuestions: readonly RegExp[] = [
  String.raw`(?:qu[eé]|c[oó]mo|cu[aá]l|cu[aá]ntos|cu[aá]ntas|cu[aá]nto|d[oó]nde|cu[aá]ndo|por qu[eé]|porqu[eé]|para qu[eé])(?: [\p{L}\p{N}]+){1,9}`,
  String.raw`(?:tengo que|puedo|debo|hay que|hace falta|se puede|est[aá] bien|es correcto|es as[ií]|voy bien|me puedes|puedes|podr[ií]as|lo)(?: (?:escribir|usar|poner|redondear|explicar|repetir|explicarme|decirme|decir|hacer|contestar|mi|respuesta|lo|esto|eso|as[ií]|bien|puedes))(?: [\p{L}\p{N}]+){0,8}`,
  String.raw`(?:no (?:entiendo|s[eé]|comprendo) (?:la pregunta|qu[eé] (?:hacer|significa|quieres|es|pide|poner)|c[oó]mo)|a qu[eé] te refieres|c[oó]mo as[ií]|qu[eé]|c[oó]mo|perd[oó]n)(?: [\p{L}]+){0,6}`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'))
