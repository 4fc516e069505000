/**
 * Czech and Slovak nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Hypocorism".
 */
export const czechSlovak = `
adela: ada adelka
agata: agatka
alena: alenka lenka
alexander: alex sasa sasha
alexandra: sasa sasha
alois: lojza
alzbeta: betka bozka bara betynka
amalie: malka
andrea: andrejka
andrej: ando andrejko
anezka: aneza
anna: anca anicka andula andulka anka
antonie: tonka
antonin: tonda tonik
barbora: bara barca barunka borka
bedrich: beda
blanka: blanca
bohdan: bohdy bohous
bohumil: bohous mila
bohumila: bohunka
bohuslav: bohous
bozena: bozka bozenka
bretislav: breta
cecilie: cilka
ctibor: tibor
dagmar: dasa dasha dagmarka
dalibor: libor dada
dana: danka
daniel: dan danek
daniela: danca
dobroslav: dobry
dominik: dodo
dorota: dorka
drahomira: draha
dusan: duso dusanek
eduard: eda edik
eliska: ela eli
emil: emilek
eva: evka evicka
ferdinand: ferda
filip: filipek
frantisek: franta fanda frantik ferko fero
frantiska: fanka fany
gabriela: gabina gabika
gustav: gusta gusto
hana: hanka hanicka
helena: hela helenka
ignac: hynek
ivan: ivo
ivana: iva ivanka
jakub: kuba kubo
jan: honza jenda jano janko jenik honzik
jana: janka janicka
jarmila: jarka
jaromir: jarek mira
jaroslav: jarda jarek jaro
jaroslava: jarka jara
jindrich: jindra
jindriska: jindra
jiri: jirka jura jirik
jirina: jirka
jitka: jituska
josef: pepa pepik jozka jozin
josefa: pepina
jozef: jozo jozko
juraj: duro juro jurko
kamil: kamilek
karel: karlik kaja
karla: karlicka
karolina: kaja karla
katarina: katka kata
katerina: katka kaca kata katuska
klara: klarka
kristina: tina kristynka kika
kristyna: tyna kika
kvetoslava: kveta
kvetuse: kveta
ladislav: lada laco
lenka: lenicka
leopold: polda
libuse: liba libuska
lubomir: lubo lubos
lubos: luba
lucie: lucka
ludmila: lida ludka lidka
ludvik: luda
lukas: luky lukasek
magdalena: magda lenka majda
marek: marecek
marie: marka maruska majka marenka
marketa: maky margita
martin: matko tinko
martina: tina marta
matej: mates matejko
michaela: misa miska
michal: misa misko misak
mikulas: miki mikes
milada: mila
milan: milanek
miloslav: milos mila
miroslav: mirek miro mira
miroslava: mirka slavka
monika: monca
natalie: natalka
oldrich: olda
olga: olina olinka
ondrej: ondra ondro
otakar: ota
otto: ota
patrik: pata
pavel: paja pavlik
pavla: pavlinka paja
pavlina: pavla
pavol: palo palko
peter: peto petko
petr: peta petrik
petra: petruska peta
premysl: premek
radek: radecek
radim: rada
radoslav: rada radek rado
radovan: rada
renata: renca
richard: risa
robert: roba robo
roman: romca
rostislav: rosta
rudolf: ruda rudo
rudolfa: ruda
ruzena: ruza
samuel: samo
sarka: sarina
simona: sima
sofie: zofka
stanislav: standa stano slavek
stanislava: stana
stefan: stevo
stepan: stepa
stepanka: stepa
svatopluk: sveta
tadeas: tada
tatana: tana
tereza: terka terezka
tomas: tom tomasek
vaclav: vasek vena venca
valerie: valca
vendula: vendy vendulka
vera: verka
veronika: verca nika
viktor: vita
viktorie: viky
vilem: vila vilik
vit: vitek
vitezslav: vita slavek
vladimir: vlada vladko vova
vladimira: vlada
vladislav: vlada
vlastimil: vlasta
vojtech: vojta bela vojto
zbynek: zbyna
zdenek: zdenda zdena
zdenka: zdena zdenicka
zuzana: zuza zuzka
`;
