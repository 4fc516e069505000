/**
 * First names that have a form in the language of a country and one in that of a region: a record says Jorge, colleagues Jordi. Spanish,
 * English, French or Italian form, a colon, and the Basque, Catalan and Galician, the Irish, Gaelic and Welsh, the Breton or the Maltese forms,
 * folded. Compiled for this project from common knowledge.
 */
export const regionalForms = `
agustin: agusti
andres: andreu ander
angel: gotzon anxo
antonio: antoni andoni
arnaldo: arnau
benito: benet
bernardo: bernat
blas: blai brais
carlos: carles karlos
carmen: karmele
dolores: nekane dolors
domingo: txomin domenec
eduardo: eduard
enrique: enric endika
esteban: esteve estevo
eugenia: uxia
fernando: ferran
francisco: francesc patxi
guillermo: guillem
ignacio: ignasi inaki
inigo: eneko
jaime: jaume xaime
javier: xabier
jesus: josu xesus
joaquin: joaquim xaquin
jorge: jordi gorka xurxo
jose: josep joseba xose
juan: joan jon xoan
julian: julen
lorenzo: llorenc
luis: lluis koldo lois
manuel: imanol manoel
marcos: marc
maria: miren
martin: mattin marti
mercedes: merce
miguel: miquel mikel
nieves: edurne neus
pablo: pau
pedro: pere kepa peio pello
ramon: erramun
ricardo: ricard
salvador: gaizka
sebastian: sebastia
vicente: vicenc bixente
alexander: alasdair alistair
angus: aonghas
anne: aine
bridget: brid bridin
catherine: catriona catrin
charles: cathal siarl
conor: conchur
david: daithi dafydd dewi
dermot: diarmuid
donald: domhnall donal
duncan: donnchadh
eileen: eibhlin
evan: ifan ieuan
finlay: fionnlagh
francis: proinsias
gerard: gearoid
griffith: gruffudd gruffydd
helen: eilidh
howell: hywel
hugh: huw
james: seamus seumas hamish
jane: sinead sian
joan: siobhan
john: sean eoin iain sion
kathleen: caitlin
kenneth: coinneach
kevin: caoimhin
laurence: lorcan
lawrence: lorcan
malcolm: calum
margaret: mairead
mary: maire mairi mair
meredith: maredudd
michael: micheal
neil: niall
patrick: padraig padraic
peter: peadar pedr
richard: rhisiart
rose: roisin
thomas: tomos
timothy: tadhg
william: gwilym
catherine: katell
francois: fanch
francoise: soazig
guillaume: gwilherm
herve: houarn
jacques: jakez
jean: yann
louis: loic
pierre: per
yves: erwan
carmelo: karmenu
george: gorg
joseph: guzeppi zeppi
paul: pawlu
salvatore: salvu
vincent: censu
`;
