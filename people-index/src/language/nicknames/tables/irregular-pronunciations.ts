/**
 * Names with an irregular pronunciation, and how people spell them who have only heard them: one name, a colon and those spellings, folded.
 * The spellings of a line are related to its first name only. Compiled for this project from common knowledge; compare Wikipedia, "List of
 * names in English with counterintuitive pronunciations", and Wiktionary, "Irish given names". One line for each name, so the file is long.
 */
export const asHeard = `
abergavenny: abergenny
ailbhe: alva
aine: awnya onya
aisling: ashling ashlin
alnwick: annick
althorp: awltrup
angharad: anharad
aodh: hugh ay
aodhan: aidan ayden
aoife: eefa eefah efa ifa
athy: athigh
auchinleck: affleck
ayscough: askew asco
ayse: aishe aysha aisha ayshe
bagehot: badjut
baugh: baw
beauchamp: beecham beacham
beauclerk: boclare boclair
beaulieu: bewley
beaumont: bowmont bomont
beauvoir: beaver
bellingham: bellinjam
belvoir: beaver
berkeley: barkly barkley
berkshire: barksher
bethune: beeton
bicester: bister
blathnaid: blawnid blanid
blount: blunt
blyth: bly
bohun: boon
boleyn: bullen bolin
bolingbroke: bullinbrook
bosham: bozzum
boughton: bawton bowton
bourchier: bowcher
bourke: burk
breadalbane: bredawlbin
bronagh: brona
brough: bruff
brougham: broom broam brum
broughton: brawton brorton
buchanan: bewcannon
buccleuch: buckloo bucloo
bundchen: bundshen
burgh: borough burra
caius: keys kees
cadogan: kadugan
caitriona: catrina katrina
calderon: kalderon
campbell: cambell camel kambel
caoilfhionn: keelin keelan
caoimhe: keeva kweeva keva
carew: carey
carnegie: carnegy
cathal: kahal cahal
cecil: sissel
chandos: shandos
charteris: charters
chisholm: chizum chizzum
cholmondeley: chumley chumly chumleigh
cian: kean keen
ciara: keera kira kiera
ciaran: keeran kieran
claverhouse: clavers
cliodhna: kleena cleena
cliona: kleena cleena
clodagh: cloda
clough: cluff
cockburn: coburn coburne
coke: cook
colquhoun: cahoon cohoon calhoun
combe: coom
conor: conner
coughlan: cocklan cawlan
cowper: cooper
crichton: cryton kryton
cruyff: kroyf croyf
cuthbert: kuthbert
dafydd: davith
daithi: dahee dawhee
dalziel: deeyell dayell dl
dearbhla: dervla
death: deeth
derby: darby
devereux: deveroo devereaux deverooks
diarmuid: dermot deermid
dijkstra: dykestra dikestra
domhnall: donal dohnal
donnchadh: donaka dunaka donagh
doohan: dewan
dougherty: dockerty dorty doherty
drogheda: droyda
duchesne: dushane doochane
duquesne: doocane dukane
dung: zoong zung yoong
duong: zuong yuong
edinburgh: edinbruh
eibhlin: evlin eileen
eilidh: aylee ailee aylie
eilis: aylish eylish
eithne: enya ethna
eoghan: owen oan
eoin: owen oan
erdogan: erdowan erdoan
eyre: air
farquhar: farker farkwar
farquharson: farkerson
featherstonehaugh: fanshaw fanshawe
featherstonhaugh: fanshaw fanshawe
fearghal: fergal
feodora: theodora
ffion: feeon fion
fiadh: feea fia
fiennes: fines fynes
fionnuala: finoola finola
foljambe: fulljum fooljum
gallagher: gallaher gallacher
geoghegan: gaygan gagan gegan
geraghty: gerrity gerity
giacomo: jacomo
gillian: jillian
gloucester: gloster glosta
goethe: gerta gurta gerte
gough: goff gof
gower: gore
grainne: gronya grawnya grania
greenhalgh: greenhalsh greenhalj
greenwich: grennitch grenich
grosvenor: grovenor grovener
gruffydd: griffith grifith
guillaume: geeyome giyom gwilliam
gyorgy: jurj dyurdy dyordy
gyula: jula dyula
hanratty: hanrattie
haughey: hawhee hoy
hawarden: harden
haworth: howarth
hawick: hoik
heathcote: hethcut hethcote
hepburn: hebburn heb
hertford: harford hartford
home: hume
hough: huff hoff
houston: hewston hooston
huw: hugh
ieuan: yayan yeuan
iolo: yolo
isla: eyela aila
islay: eyela
jacques: jock zhak
jaime: hymie haimay hymay
jervis: jarvis
jervaulx: jervo
jesus: haysoos hesoos haysus
joan: jone
joaquin: hwakeen wakeen waukeen joakin
joao: zhwow jwow zhwau
jorge: horhay orhay
juan: hwan wan wahn
kehoe: keo keyo
keighley: keethly keithley
keogh: keo kyo
keough: keo
kerr: car carr
kirkby: kirby
kirkcudbright: kirkcoobry kircoobry
kjell: shell chell shel
knollys: nowls knowles noles
krzysztof: kshishtof kristoff krishtof
lachlan: locklan lauchlan
laoghaire: leary laira
laoise: leesha lisha
lefevre: lefever lefevra
lefebvre: lefever lefevra
leicester: lester lesta
leigh: lee
leominster: lemster
leveson: looson lewson
llewellyn: lewelin luellen
lloyd: loyd
loughborough: luffborough luffbra
loughlin: locklin lawlin
loughran: lockran
lukasz: wukash wookash lukash
macleod: mccloud macloud
magdalen: maudlin
magdalene: maudlin
mahony: mahnee
mainwaring: mannering manering
mair: myer
maire: moya moira
malgorzata: mowgozhata malgozhata
marjoribanks: marchbanks marshbanks
marylebone: marlebone
maugham: mawm
mcgrath: mcgraw magrath
mckay: mckye mackai
mclean: mclane maclane
mcmahon: mcmann mcman
meabh: maeve mave
meagher: mahar maher marr
menzies: mingis mingies mingus
methuen: methwin
meux: mews
mhairi: vahree varri vari
michaux: meesho misho
milngavie: mulguy millguy
mireille: meeray miray mirey
molyneux: mollinew mullinix molineux mollinucks
monaghan: monahan monahon
monck: munk
monroe: munroe
mousehole: mowzel
muireann: mwirin mirren
myfanwy: muvanwy mivanwy
naoise: neesha nisha
ng: ing ung eng
ngo: no
nguyen: win nwin wen nuyen nooyen
nhung: nyoong
niamh: neev neeve nieve neave niav neve
nietzsche: neecha neetcha
norwich: norritch norridge
odhran: oran orran
oisin: osheen usheen oshin
orlaith: orla orlee
padraig: porrig pawdrig porick padrig
peadar: padder
pepys: peeps
phuc: fook
phuong: foong fuong
piers: peers
pole: pool
ponsonby: punsunby
poulett: pawlet
pugh: pew
pytchley: pietchley
qi: chee
quay: key
ralph: rafe raif
raleigh: rawley rally
reading: redding
rhiannon: reeannon
rhys: reece reese rees
roisin: rosheen roshin rowsheen
romsey: rumsey
ronan: roenan
ruairi: rory roory
ruaridh: rory
ruthven: rivven riven
sadhbh: sive sigh
salisbury: solsbury sawlsbury
sandys: sands
saoirse: seersha sersha sirsha searsha sorsha
schuyler: skyler skiler
scrimgeour: scrimjer
seamus: shaymus shamus
sean: shawn shaun
seoirse: shorsha
shaughnessy: shawnessy shocknessy
shrewsbury: shrowsbury shrosebury
sian: sharn shahn
sile: sheela sheila
sinead: shinade shinaid shanade
siobhan: shivawn shivaun shevaun shavon chevonne shivon
siofra: sheefra
sioned: shonned
sion: shawn shone
sjoerd: shoord shord
slough: slau
somers: summers
sorcha: surraka suraka
southwark: suthuck suthark
southwell: suthell
strachan: strawn strahn
synge: sing
tadhg: tige tieg tyge taig
taliaferro: tolliver toliver
talbot: tawlbot
teignmouth: tinmuth
thames: temms
thibault: teebo tibo
thomas: tomas
thuy: twee tweey
thynne: thin
tighe: tie tyghe
tollemache: tolmash tolmatch
towcester: toaster
tschaikovsky: chaikovsky
tyrwhitt: tirrit tirrett
uachtar: ooktar
urquhart: urkut urkart erkart
vaughan: vawn von
vaux: vawks vorks
villiers: villers
waldegrave: wallgrave walgrave
warwick: worrick worick
wauchope: walkup wockup
wednesbury: wensbury
wellesley: welsley
wemyss: weems
wodehouse: woodhouse
woburn: woobern
wojciech: voytek voychek voycheck voichek voitek
wolseley: woolsley
woolwich: wullitch
worcester: wooster wuster
worcestershire: woostersher
wriothesley: rizley roxley risley rothsley
wrotham: rootam
wymondham: windum windham
xhosa: kosa hosa
xochitl: sochi sochil zochil soshi
xuan: swan soon
yeates: yates
yeats: yates
yonge: young
youghal: yawl
yves: eve eev
zouche: zoosh
`;
