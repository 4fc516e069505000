/**
 * Spanish nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism";
 * spanishviaskype.com, "Paco, Pepe"; yubrain.com, "Match nicknames with names".
 */
export const spanish = `
adelaida: ade adela laida
adrian: adri
adriana: adri nana
agustin: agus tin
agustina: agus tina
aitana: aita
alba: albita
alberto: beto berto tito
alejandra: ale alex jandra sandra
alejandro: alex ale jandro jano alejo
alfonso: poncho fonso fon alfon
alfredo: fredo fredy alf
alicia: ali licha
alonso: lonso
alvaro: varo alvarito
amalia: mali
amparo: amparito paro
ana: anita
ana isabel: anabel
ana maria: anama
andrea: andy
andres: andy andi andresito
angel: gelo angelito lito
angela: angie gela
angeles: geles
angelica: angie geli
antonia: toni tona tonia nia
antonio: toni tono antonito tonete nono
araceli: ara celi cheli
armando: mando
arturo: turo art
asuncion: asun susi choni
aurelio: yeyo
aurora: aura rori
barbara: barbi
bartolome: bartolo tolo
bartomeu: tomeu
beatriz: bea beti tichi
begona: bego
belen: belu
benito: beni
benjamin: benja benji mincho
bernardo: berna nardo
blanca: blanqui
candela: cande
candelaria: cande
carlos: charly carlitos carlis
carlota: carlo tota
carmen: carmela menchu carmina mamen carmencita menchi carmelita
carolina: caro carol lina
catalina: cata lina cati
cayetana: tana
cayetano: tano
cecilia: ceci chila
celestino: tino
cesar: cesitar checha
clara: clarita
claudia: clau
concepcion: concha conchi conchita chita
consuelo: chelo consu
cristian: cris
cristina: cris tina cristi
cristobal: tobal cris
damian: dami
daniel: dani
daniela: dani
dario: dari
david: davo
diego: dieguito
dolores: lola loli lolita dolo
domingo: mingo
edgardo: edgar gardo
eduardo: edu lalo eduar guayo
elena: nena ele lena
elisabet: eli
elvira: elvi
emilia: emi mili
emiliano: emi
emilio: emi milo
encarnacion: encarna encarni
enrique: quique kike enri
ernesto: neto
esperanza: espe pelancha
esteban: este teban
estefania: estefi fani
esther: ester tete
eugenia: uge maru geni
eugenio: genio geno
eusebio: sebio
ezequiel: eze
facundo: facu
federico: fede lico
felipe: feli pipe
felix: feli
fermin: fer
fernanda: fer nanda
fernando: fer nando fernan
florencia: flor flopi
florentino: floren tino
francesc: xesc
francisca: paca paqui paquita fran frasquita pancha
francisco: paco pancho fran kiko quico curro paquito frasco francis pacho cisco
francisco javier: fran javi fj
francisco jose: paco fran
gabriel: gabi gabo
gabriela: gabi gaby
gerardo: gera lalo
gertrudis: tula
gilberto: gil beto
gloria: glori
gonzalo: gonza chalo
graciela: chela grace
gregorio: goyo gori
guadalupe: lupe lupita guada pita
guillermo: guille memo willy guillo
gustavo: gus tavo
hector: tito hec
herminia: mina
hernan: nan
hipolito: polo
hortensia: tencha
hugo: huguito
humberto: beto berto
ignacio: nacho igna inaki
ildefonso: fonso
ines: inesita ne
inmaculada: inma macu
irene: ire
isabel: isa chabela isabelita bel chavela
isidro: chilo sidro
ismael: isma
israel: isra
ivan: ivi
jacinta: chinta
jacinto: chinto
jacobo: cobo
jaime: jaimito jimmy
javier: javi
jeronimo: jero momo
jesus: chus chuy jesusito chucho suso
jesusa: chusa susi
joaquin: quino joaco quin ximo quim
joaquina: quina
jordi: jordan
jorge: coque jorgito koke
jose: pepe pepito che chepe josito
jose antonio: joseto pepetono
jose luis: pepelu joselu
jose manuel: josema
jose maria: chema josema txema
jose miguel: josemi
jose ramon: joserra
josefa: pepa fina pepi pepita josefina
josefina: fina pepa jose
juan: juanito juancho juani
juan antonio: juanan
juan carlos: juanca
juan francisco: juanfran
juan jose: juanjo
juan luis: juanlu
juan manuel: juanma
juan miguel: juanmi
juan pablo: juanpa
juan ramon: juanra
juana: juani juanita
julia: juli
julian: juli
julieta: juli
julio: julito
laura: lau lauri
leonardo: leo nardo
leonor: leo nora
leopoldo: polo leo poldo
leticia: leti
lidia: lidi
lorena: lore
lorenzo: loren lencho
lourdes: lulu lourditas
lucas: luqui
lucia: luci lu chia
luciano: lucho chano
luis: lucho luisito lucas luigi
luis alberto: luisal
luis miguel: luismi
luisa: lu luisita
macarena: maca
magdalena: magda malena lena mada
manuel: manolo manu lolo manolito manny manel
manuela: manoli manola manu lola
marcelino: marce lino
marcelo: marce chelo
marcos: marquitos
margarita: marga margo rita magui
maria: mari maruja marita mery
maria angeles: marian mariangeles
maria carmen: maricarmen mamen
maria cristina: maricris
maria del carmen: mamen maricarmen
maria del mar: marimar
maria dolores: mariloli lola
maria elena: malena
maria eugenia: maru marugenia
maria fernanda: mafe mafer
maria isabel: maribel mabel marisa
maria jesus: chus machus
maria jose: majo mariajo cote
maria luisa: marisa malu marilu
maria mercedes: marimer
maria paz: maripaz
maria pilar: maripili
maria rosa: marirrosa
maria soledad: marisol
maria teresa: maite marite mayte
maria victoria: marivi mavi
mariana: mari nana
mariano: nano
marta: martita
martin: tincho marto
mateo: teo
matias: mati
mauricio: mauri
maximiliano: maxi
maximo: max
melchor: melcho
melisa: meli
mercedes: merche meche mechi merce
micaela: mica
miguel: migue miguelito michel mico
miguel angel: miguelan
milagros: mila mili milagritos
minerva: mine
modesto: tito
monica: moni
montserrat: montse monse
narciso: chicho
natalia: nati nata
nicanor: nica
nicolas: nico colas
nieves: nevi
noelia: noe
octavio: tavo
olga: olguita
oscar: oscarin
pablo: pablito
paloma: palo
pascual: pascu cual
patricia: patri pati pato paty
patricio: pato
paula: pau
pedro: perico pedrin peyo pedrito
pilar: pili piluca pilarin
primitivo: primo
purificacion: puri
rafael: rafa rafi fito rafita
rafaela: rafi rafa
ramiro: rami mito
ramon: moncho mon monchi
ramona: mona moncha
raquel: raque raqui
raul: rauli
rebeca: beca rebe
refugio: cuca
remedios: reme
ricardo: ricky richi rica cardo
rigoberto: rigo beto
roberto: beto robe tito berto rober
rocio: rochi chio
rodolfo: fito rudy rodo rolo
rodrigo: rodri rigo
rogelio: roge
rosa: rosi rosita
rosa maria: rosama
rosalia: rosa lia
rosario: charo chayo chari rosarito
ruben: rube
salome: salo
salvador: salva chava
samuel: samu
sandra: sandri
santiago: santi chago yago tiago
santos: santi
sara: sarita
sebastian: sebas seba
sergio: checo serch serge
silvia: silvi
simon: monche
socorro: coco
sofia: sofi
soledad: sole
sonia: soni
susana: susi su
teodora: teo dora
teodoro: teo doro
teresa: tere teresita techi tete
timoteo: timo teo
tomas: tomi tomasito
trinidad: trini
ursula: ursi
valentin: vale tin
valentina: vale
valeria: vale
vanesa: vane
veronica: vero
vicent: sento
vicente: chente vicen
victor: vic vito
victoria: vicky vicki toya vito
virginia: virgi vicky gina
ximena: xime
xose: pepe
yolanda: yoli yola
zacarias: zac
`;
