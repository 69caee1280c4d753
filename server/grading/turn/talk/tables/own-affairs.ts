import { isPhrase, patternOf } from './phrases.ts'

const lists = {
  mine: 'my|our|mi|mis',
  aside: 'haha|lol|omg|but|and|well|yesterday|today|also|so|guess what|fun fact',
  said: 'answer|guess|idea|choice|opinion|solution|result|final|teacher|mum|mom|dad|book|friend|first|best|second|last|thought|point|calculator',
}

const phrases = patternOf(
  [
    '[<aside>]* (i have|i had|i got|i own) (a|an|my|some|two|three|green|red|blue|black|white|new|many) _ [_] (too|also|at home|at school|in my room|today|at the doctor) ...',
    '[<aside>]* (i like|i love|i hate|i saw|i met|i miss|i play|i played|i live in|i lived in|i was in|i went to|i have been to) _ [_] (he|she|it|they|we|there|too|and|because|so|but|with|in|at|every|last|when|a lot|very much) ...',
    '[<aside>]* i (was|went|have been) (on|in|to) _ [_] [_] (last|in|this|on|at|with|for) (summer|winter|spring|autumn|year|week|month|holiday|weekend|my family|my mum|my dad|my parents) ...',
    'i have [<aside>]* (green|red|blue|black|white|brown|new|old|pink|yellow) (shoes|hair|eyes|socks|jeans|shirt|shoes on|walls|car|bike|bag)',
    '[<aside>]* (i like|i love|i hate|i am scared of|i scared of|i live in|i have been to) _ [_]',
    '[<aside>]* <mine> (mum|mom|dad|teacher|brother|sister|grandma|friend) (says|said|told me) so [too|as well]*',
    '[<aside>]* <mine> _ (died|broke|ate|bit|ran|fell|got|knows|likes|loves|hates|wants|lives|lived|works|worked|speaks|comes|came) ...',
    '[<aside>]* (mine|my birthday|hers|his) is (in|on|at) _ [_] [_]',
    'do you (have|like|love|eat|play|own|want|wear) (a|an|any|the|your) ...',
    'do you (like|love|hate|eat|own|want) [eating|playing|watching]* _ [too|lol|as well]*',
  ],
  lists,
)

const ofMine = patternOf(['[<aside>]* <mine> _ (is|are|was|has|had|es|está|tiene) [from|called|so|very|really|always|just|all|de]* ...'], lists)

const ofAnswer = patternOf([`[<aside>]* <mine> [_] (${lists.said}) ...`], lists)

/**
 * Whether a message in plain chat spelling tells of one's own things, people or likings ("my heart is broken", "i have a kite too"), whatever word of
 * the question stands in it; "my answer is" and "my teacher says" tell of none.
 */
export function tellsOfOwnAffairs(text: string): boolean {
  if (/\b(?:its|it is|the answer|must be|thats|that is)\b/.test(text)) return false
  return isPhrase(text, phrases) || (isPhrase(text, ofMine) && !isPhrase(text, ofAnswer))
}
