import { isPhrase, patternOf } from './phrases.ts'

/** What people ask about the app itself while they answer. */
export type AppTopic =
  | 'logout'
  | 'score'
  | 'later'
  | 'saved'
  | 'tries'
  | 'skip'
  | 'hint'
  | 'counts'
  | 'reader'
  | 'time'
  | 'redo'
  | 'left'
  | 'send'
  | 'back'
  | 'signs'
  | 'looks'
  | 'profile'

const lists = {
  how: 'how (do|can|could|would|should|to) [i|you|we|u]|where (do|can|could) (i|you|we)|can (i|you|we)|is there a way to|i (want|need) to know how to|i do not know how to|tell me how to|how would i|why can not i|i can not',
  it: 'this|it|that|the (question|exercise|assignment|homework|app|page|site|website|quiz|test|lesson|rest|session|chat)|my (homework|work|answers?|progress|stuff|assignment)|everything|here|all this|this (question|exercise|assignment|one|page|app|site|website|quiz|test|thing)',
  score: 'score|points|grade|mark|marks|grades|result|results|percent|percentage',
  count: 'graded|marked|scored|for a grade|for a mark|for points|for marks|counted|a test|an exam|a quiz|a real test|homework|for real|going on my report card|on my report card|important',
  later: 'tomorrow|later|another day|another time|at home|tonight|after school|after lunch|next week|on monday|on the weekend|this weekend|in the morning|some other time|after dinner|after class',
}

/** Whole messages in plain chat spelling, by what they ask about; read in this order. */
const questions: readonly [AppTopic, RegExp][] = (
  [
    ['logout', ['<how> (log|sign) (out|off|of) [of] [<it>]', '<how> (logout|log out|exit|close|quit|get out of|get off|leave) [<it>]', 'where is [the] (logout|log out|sign out|exit|close) [button]', '(logout|log out|sign out|log off)']],
    ['later', ['(can|could|may) (i|we) [please|just|also]* (do|finish|continue|complete|come back to|go on with|answer|pause) [<it>] <later> ...', '(can|could|may) (i|we) [please|just]* (come back|go on|continue|pause|finish) [<it>] [<later>]', '(can|could|may) (i|we) [please|just]* (leave|stop|take a break) and (come back|go on|continue|finish) ...', '<how> (pause|continue) [<it>] [<later>]', 'do i have to (do|finish) <it> (now|today|right now|all now|all today)', 'when is <it> due', 'when do i have to (finish|do|be done with|hand in|turn in) <it>', '(i will|can i) do <it> <later>']],
    ['saved', ['(is|are|was|does|do|did|will|has) <it> [get|be|been|automatically|auto]* (saved|save|kept|saving|stored) ...', '<how> save <it> ...', '(do|will) i lose <it> ...', 'will <it> (be|get) (lost|deleted|gone) ...', 'what happens (if|when) i (close|leave|refresh|reload|quit) ...']],
    ['hint', ['(how do|where do|where can|how can|how would|how could) (i|you|we) [get|find|see|ask for|have|use]* (a|the|another|more|some) (hints?|clues?|help) ...', 'where (is|are) [the] (hints?|help|clues?) [button]', 'is there a (hint|clue|help button) ...', 'how many (hints|clues) (do i have|are there|are left|can i get|do i get|left) ...', '(do|does|will) (hints?|the hints?|a hint|asking|help|asking for help|asking for a hint) (cost|lose|take away|take|count) ...', 'do i lose [any] points (if i ask|for asking|for hints|for a hint|when i ask|if i use) ...']],
    ['score', ['(where|what) (is|are|was|were) my [current|final|total]* <score> ...', '(where|how) (do|can|could) i (see|find|check|look at|know) [my|the]* <score> ...', 'how many points (do|did|have|will|can|could) i ...', '(what|which) (grade|score|mark) (do|did|will|am) i ...', 'how am i doing', 'can i see my <score> ...', 'did i get [any|the|full]* points ...', 'how much (did i get|do i have|have i got)', 'am i (passing|failing)']],
    ['tries', ['how many (tries|attempts|chances|guesses|goes|more tries|more chances|more attempts) (do|did|have|are|is|will|left|can) ...', 'how many (tries|attempts|chances) [left]', '(do|will) i (have|get) (another|one more|more) (try|tries|chance|chances|go) ...', '(is|was) (this|that) my last (try|chance|attempt|go)', '(what|how) (happens|much do i lose) (if|when) i (get it wrong|am wrong|make a mistake|guess wrong) ...', '(do|will) i lose [any]* points (if|when) (i am wrong|i get it wrong|it is wrong) ...']],
    ['skip', ['(can|could|may) (i|we) [please|just|also]* skip [<it>] ...', '<how> skip [<it>] ...', '<how> (go|get|move) [on] to the next (question|one|page) ...', 'where is [the] (skip|next) [question] [button]', '(can|could|may) (i|we) [please|just]* (do|have|get|try) (another|a different|the next|an easier|a new) (question|one)', '(can|could) (i|we) [please|just]* (go|move) on ...']],
    ['counts', ['(is|are|was|will|does) <it> [be|all|even|actually|really]* <count> ...', '(is|are) <it> [all] (graded|marked) ...', '(does|do|will) <it> [even|really|actually]* (count|matter) [for] [my] [grade|anything|points|a grade]', '(is|was) (this|it) (practice|for practice|just practice|only practice)']],
    ['reader', ['(can|does|do|will|could|is) (my teacher|the teacher|my mum|my dad|my parents|anyone|anybody|someone|somebody|other people|other kids|my class|everyone|people|a person) (see|read|seeing|reading|look at|looking at|watching|get to see|know|hear) ...', 'who (can|will|does|is) (see|sees|read|reads|seeing|reading|look at|looking at) ...', 'is (this|it|the chat) (private|secret|anonymous) ...', '(are|is) (you|this) (recording|recorded|spying) ...', 'will you tell my (teacher|mum|dad|parents) ...']],
    ['time', ['how much time (do|have|is|will) (i|we|there|left) ...', 'how long (do|have|will|does|is) (i|we|this|it|there) [have|get|got|left|take|last|going to]* [for|to|until|left] [this|it|finish|do this|the end|go|take|last|that]*', 'how much time [is] [left]', 'is (there|it|this) [a|an]* (time limit|timer|timed|clock) ...', 'where is the (timer|clock|time)', 'what (happens|do i do) when (the time|time) (is up|runs out|ends|is over)', 'do i have a time limit']],
    ['redo', ['(can|could|may|will) (i|we) [please|just|also|get to]* (redo|retry|do|retake|restart|repeat|try) <it> [over] (again|over|later|another time|one more time|twice|a second time) ...', '(can|could|may) (i|we) [please|just]* (redo|retry|retake|restart|start over|start again) [<it>] ...', '<how> (redo|retry|retake|restart|start over|start again) [<it>] ...']],
    ['left', ['how many [more] (questions|exercises|problems|ones|tasks|more|are there) [are|do|left|have|more|there|i|we|until|in|to|this|is]* ...', 'how many (are|is) left', '(is|was) (this|that|it) the last (one|question)', 'when (am i|are we|is this|is it|will i be|will this be|does this) (done|finished|over|end|stop|finish)', 'am i (almost|nearly) (done|finished|there) ...']],
    ['send', ['<how> (send|submit|enter|hand in|turn in|turn|give in|confirm) (in|<it>|my|the|an|[my|the|an]* answer) ...', '<how> (send|submit) ...', 'where is [the] (send|submit|enter) [button]', 'do i (press|hit|click|have to press|need to press) (enter|send|return) ...', 'where do i (type|write|put|answer|enter) [it|this|that|my|the]* [answer|answers|text]']],
    ['back', ['<how> (go back|get back|see|look at|change|edit|delete|undo|correct|take back|erase|fix) [to]* [my|the|an]* (last|old|previous|earlier|first|other|answer|answers|message|question|one|typo|mistake|question one|questions|before|what i wrote|what i typed|what i sent) ...', '<how> (undo|delete|edit|change) (it|that|this|what i wrote|what i said|what i sent|a message)', '<how> go back']],
    ['signs', ['<how> (type|write|make|put|do|insert|enter|get) [a|an|the|in]* [little|small|math]* (fractions?|exponents?|powers?|squared?|square roots?|roots?|pi|degrees?|degree sign|times sign|symbols?|divide sign|division sign|plus sign|minus sign|signs?|superscripts?|over|times|to the power of) ...', '<how> (type|write|make|put|do|insert|enter|get) [a|an|the|that]* (small|little|tiny|raised) (2|3|two|three|numbers?) ...', 'where (is|are) [the] (_|_ _|2|3) on (my|the|this) keyboard']],
    ['looks', ['<how> (make|change|get|turn|turn on|set|switch on|switch to|use|see) [the]* [text|letters|font|writing|screen|page|it|this|words|colou?rs?|colou?r|background|theme|dark|light|bigger|smaller|larger|size|mode|of]* (bigger|smaller|larger|mode|size|theme|colou?rs?|dark|black|font|background) ...', 'is there [a] dark mode', 'the (text|letters|writing|words) (is|are) too (small|big|tiny)']],
    ['profile', ['<how> (change|reset|set) my (password|name|username|picture|avatar|profile|email) ...', '(what is|i forgot) my (password|username) ...']],
  ] as const
).map(([topic, phrases]) => [topic, patternOf(phrases, lists)])

/** What a message in plain chat spelling asks about the app; null when it asks about something else. */
export function appTopicOf(text: string): AppTopic | null {
  return questions.find(([, pattern]) => isPhrase(text, pattern))?.[0] ?? null
}
