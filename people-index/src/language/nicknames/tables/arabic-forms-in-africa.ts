/**
 * Forms of Arabic names in Somali, Swahili, Hausa and the languages of West Africa: `name: form form`, folded. The forms of a line are
 * related to all Latin spellings of its first name. Somali writes x for ح, c for ع, and long vowels twice. Compiled for this project from
 * common knowledge.
 */
export const arabicFormsInAfrica = `
abdelkader: cabdulqaadir abdoulkader abdulqadiri
abdi: cabdi
abdirahman: cabdiraxmaan
abdulaziz: cabdicasiis abdoulaziz
abdullah: cabdullaahi abdullahi abdoulaye abdoulahi
abdullahi: cabdullaahi
abdulrahman: cabdiraxmaan abdirahman abdourahmane abdourahman
abubakar: boubacar bakari
abubakr: abubakar abuubakar aboubakar aboubacar boubacar bakari
ahmed: axmed amadou ahmadou ahmadu ahamadi
aisha: caasho aissatou aissata aishatu asha
ali: cali aliou alioune aliyu
amin: amiin aminu
amina: aamina aminata aminatou
bashir: bashiir bashiru bachirou
bilal: bilaal bilali
daoud: daauud daouda dauda
farah: faarax
fatima: faadumo fadumo fatou fatoumata fatimata fatuma
habib: xabiib habibu habibou
halima: xaliimo halimatou
hamza: xamse hamsa
harun: haaruun haruna harouna
hassan: xasan assane hassani hasani
hawa: xaawo hawo awa
hussein: xuseen hussaini ousseynou husseni
ibrahim: ibraahim ibrahima ibrahimu
idris: idriis idrissa idrisu
ishaq: isxaaq isiaka issiaka ishaku
ismail: ismaaciil ismaila smaila
issa: ciise
jafar: jafari jafaru
jama: jaamac
kabir: kabiru
khadija: khadiijo hadiza hadija khadidiatou kadidiatou kadiatou
khalid: khaalid halidu
khamis: hamisi khamiis
mahmoud: maxamuud mahamoud mamoudou mohamud
maryam: maryan mariama mariamu
mohamed: maxamed muhammadu mamadou mahamadou mamadu
mohamud: maxamuud
mousa: muuse
mustafa: mustaf moustapha mustapha
nasser: naasir nasiru
nour: nuur nuru nourou
omar: cumar oumar oumarou umaru omari
othman: cusmaan ousmane usmanu athumani
rajab: rajabu
ramadan: ramadhani ramadaan
rashid: raashid rashidi
sadiq: sadiki saadiq
said: saciid saidu saidi seydou
saleh: saalax salihu saliou
salim: saalim salimu
shaban: shabani shacbaan
sheikh: sheekh cheikh shehu
suleiman: saleebaan souleymane selemani sulemani
yahya: yaxye yahaya
yaqoub: yacquub yakubu yacouba
yusuf: yuusuf yusufu youssouf youssoufa
zainab: saynab zainabu seynabou zeynabou
`;
