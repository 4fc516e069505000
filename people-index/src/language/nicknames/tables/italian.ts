/**
 * Italian nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism";
 * dzen.ru on short forms of Italian names.
 */
export const italian = `
adelaide: ade
adriana: adri
agnese: nesa
agostino: ago gosto
alberto: berto alby
alessandra: ale sandra alessia lella
alessandro: ale sandro alex
alessia: ale
alessio: ale
alfonso: fonso
alfredo: fredo
andrea: andre andy
angela: angelina lina
angelo: angiolino lino
anna: annetta annina
anna maria: annamaria
annunziata: nunzia nunziatina
antonella: anto nella
antonia: tonia
antonietta: etta tonietta
antonino: nino toto
antonio: toni tonino toto anto nino tonio
arturo: turi
assunta: assuntina susetta
aurelio: relio
bartolomeo: meo bartolo
battista: tista
beatrice: bea bice
benedetta: bene detta
benedetto: detto bene
bernardo: dino nardo
bruno: brunello
calogero: lillo gero calo
camilla: milla cami
carlo: carletto
carlotta: lotta
carmela: lina melina carmelina
carmelo: melo lino
carmine: carminuccio mino
caterina: cate rina katia cati
cecilia: ceci
chiara: chiaretta
claudia: claudina
claudio: clod
concetta: concettina cettina tina
corrado: dado
costanza: cosi
cristiano: cri
cristina: cri tina cris
damiano: dami
daniela: dani
daniele: dani lele
davide: dave davi
debora: debby
diego: die
domenica: mimma menica
domenico: mimmo nico menico mico mimi
donatella: dona
donato: dona
edoardo: edo dodo
elena: ele lena
eleonora: ele nora leo
elisa: ely eli
elisabetta: betta elisa lisa betti
emanuela: manu manuela
emanuele: manu lele ema
emilia: emi
emilio: milio
enrica: rica
enrico: rico chicco
ernesto: tino
eugenio: genio
fabio: fabietto
fabrizio: fabri izio
federica: fede chicca
federico: fede chicco rico
felice: lice
ferdinando: nando ferdi dino
fernando: nando
filippo: pippo fil lippo
filomena: mena
fiorella: fiore
flavio: flavietto
francesca: fra franci checca cesca chicca
francesco: checco franco fra ciccio cesco franz cecco chicco francy
gabriele: gabri lele
gabriella: gabri lella
gaetano: tano gae
gennaro: genny gennarino
gerardo: gerry
giacinto: cinto
giacomo: jack giacomino mino
gianbattista: tista
giancarlo: gianca carlo
gianfranco: gian franco
gianluca: gian luca
gianluigi: gigi gian
gianmarco: gian
gianni: giannino
gianpaolo: gian
giorgia: gio
giorgio: gio
giovanna: gianna vanna gio nina
giovanni: gianni vanni nanni gio giannino gian giova
giovanni battista: tista
girolamo: momo
giulia: giuli giu
giuliana: giuli
giulio: giulietto
giuseppa: peppa pina giusi
giuseppe: beppe peppe pino peppino beppino geppo pippo peppi giuse bepi
giuseppina: pina giusy peppina pinuccia giusi
grazia: graziella
graziella: graziel
guglielmo: memmo elmo
ignazio: gnazio nazio
ilaria: ila lalla
immacolata: imma titina
isabella: isa bella
jacopo: jack
laura: lauretta lalla
leonardo: leo nardo
leopoldo: poldo
letizia: leti
lorenza: enza
lorenzo: enzo renzo lollo lory
luca: luchino
lucia: lucy lucietta
luciano: lucio ciano
ludovico: ludo vico
luigi: gigi gino luigino
luigia: gina
luisa: isa lula
maddalena: lena madda
manuela: manu
marcello: lello
marco: marchino
margherita: marghe rita ghita
maria: mariuccia mia mari
maria grazia: mariagrazia
maria luisa: marisa
maria rosaria: rosaria
maria teresa: marite
mariangela: mary
marianna: nanna mari
mario: marietto
marta: martina
martina: marti
massimiliano: max massi
massimo: max mimmo massi
matilde: tilde mati
matteo: teo matte
mattia: matti
maurizio: mauri icio
melissa: meli
michela: micky
michele: miky michi lele micky lillo
mirella: mire
monica: moni
natale: lino
natalia: naty lia
niccolo: nico
nicola: nico cola nick
nicoletta: nico letta
nunzio: nunziello
orazio: razio
paola: paoletta
paolo: paolino
pasquale: lino pasqualino squale
patrizia: patty pat
pierluigi: pier gigi
pietro: piero pierino
raffaele: lello raf raffa lele
raffaella: raffa lella
rebecca: becca
riccardo: ricky richi ricca
rita: ritina
roberta: robi berta
roberto: robi berto roby
rocco: roccuccio
rodolfo: rudy dolfo
rosalia: lia rosa
rosanna: rosa
rosaria: sara
rosario: saro sasa
rosina: rosi
salvatore: toto sasa turi tore salvo toti totuccio
samuele: samu
santo: santino
sara: saretta
sebastiano: iano bastiano seba nello
serena: sere
sergio: sergetto
silvana: silvia
silvia: silvietta
simona: simo
simone: simo
sofia: sofi
stefania: stefi fania
stefano: ste stefi
susanna: susi
tancredi: tanc
teresa: teresina resi tere
tiziana: titti
tommaso: tommi maso masino tom
ugo: ughetto
umberto: berto
valentina: vale
valentino: tino vale
valeria: vale
valerio: vale
vanessa: vane
veronica: vero
vincenza: enza
vincenzo: enzo vince cenzo cece
virginia: ginia gina
vittoria: vitto
vittorio: vitto rino
viviana: vivi
`;
