const hedge = /^(?:(?:um+|uh+|so|ok|well|hm+|and|but|no|yes|oh|maybe|perhaps|probably|then|definitely|surely|pretty sure|wait|hey|lol|or|wrong|not) )+/
const guess =
  /^(?:(?:i (?:really |just |still |also )?(?:think|guess|believe|say|would say|would go with|will go with|have a feeling|am (?:pretty |quite )?sure|got|get|choose|chose|pick|picked|go with|am going with|vote|bet|thought|put|like \p{L} but)(?: for)?(?: that)?|my (?:answer|guess)(?: is)?|(?:my )?(?:mum|dad|friend|brother|sister|teacher|cat|dog|calculator) (?:says?|said|thinks?|told me)|the (?:right |correct )?(?:answer|word|name|result|solution)(?: is| was| might be)?|(?:is|was|are|were|is not|would|could|might|can|must|could)(?: not)? (?:it|that|they|this|he|she)(?: be)?(?: not)?|(?:it|that|this|they|he|she|these|those|there)(?: (?:is|was|are|were|must be|could be|would be|might be|may be|has to be|means?|stands for))(?: (?:not|like|called|named|just|probably|maybe))?|called|named|like|a kind of|some kind of) )/u
const reason = / (?:because|cause|since|so that|as|please|and give|but i) ?.*$/
const ending = /(?: (?:i (?:think|guess|believe|say|bet|hope)|right|maybe|probably|or|lol|please|then|for sure|is it|obviously|of course|definitely|haha|(?:ja){2,}|ha|lmao|bro|bruh|omg|xd|sorry))+$/

/** The words of a message that would be the answer if it were one: no hedge, guess or article before it and no reason behind. */
export function bareAnswer(text: string): readonly string[] {
  const cut = text.replace(reason, '').replace(ending, '')
  let rest = `${cut} `
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(hedge, '').replace(guess, '').replace(/^(?:an?|the) /, '')
  }
  return rest.trim().split(' ').filter((word) => word !== '')
}
