/**
 * British, Irish and Australian short forms: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare
 * Wikipedia, "Hypocorism", "Oxford -er" and "Diminutives in Australian English".
 */
export const britishIrish = `
alasdair: ally
alistair: ally
barry: bazza
benedict: benno
catriona: cat trina triona
dafydd: dai daf
darren: dazza
david: dai
diarmuid: dermo
gareth: gaz gazza
gary: gaz gazza
gerard: gez
gillian: jill
james: jamo
john: jonno johnno
jonathan: jonno
karen: kaz kazza
lauren: loz
laurence: loz
llewellyn: lew lyn
marmaduke: duke
padraig: paudie
rhiannon: rhi
sebastian: bas
sharon: shazza
stephen: ste
steven: ste
terence: tez tezza
thomas: tommo
`;
