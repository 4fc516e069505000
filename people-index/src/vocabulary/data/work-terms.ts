/**
 * Words of companies that classifications of occupations lack or use differently, by their English translation:
 * `English words: words`. English words joined by `_` are all part of the translation; those separated by `/` are
 * alternatives, the first being the likeliest. Folded. Every form of a word is listed. Compiled for this project from
 * common knowledge.
 */
export const workTerms = `
billing: billing invoicing invoice invoices facturation factures facturacion fatturazione fatture facturatie facturering fakturierung faturacao faturamento facturare fakturowanie fakturowania faktur fakturering fakturace szamlazas
complaint: complaint complaints reclamation reclamations reclamacion reclamaciones reclamo reclamos reclami klacht klachten beschwerde beschwerden reklamation reklamationen reclamacao reclamacoes reklamacja reklamacji reklamacje reclamatii klagomal panasz
tender: tender tenders bid bids tendering licitacion licitaciones licitacao licitacoes ausschreibung ausschreibungen aanbesteding aanbestedingen przetarg przetargi przetargow licitatie licitatii upphandling
hvac: hvac cvc cvac hvacr hlk hlks hlsk klimatechnik klimatechniek climatisation climatizacion climatizzazione climatizacao climatizare klimatyzacja klimatyzacji
refrigeration_technician/engineer: frigoriste frigoristes frigorista frigoristas frigoristi kaltetechniker kaltetechnikerin kaltemonteur koeltechnicus koelmonteur chlodniarz frigotehnist frigotehnisti kyltekniker kylmontor chladirensky hutogepesz hutotechnikus
heating_technician/engineer: chauffagiste chauffagistes heizungsbauer heizungsbauerin heizungsinstallateur heizungsmonteur heizungstechniker verwarmingsmonteur verwarmingsinstallateur verwarmingstechnicus calefactor calefactores caldaista caldaisti varmetekniker topenar futesszerelo
mechanic: mecano mecanos
data_protection: dpo rgpd gdpr dsgvo rodo lgpd datenschutz gegevensbescherming
cybersecurity: cybersecurity cybersecurite cybersicherheit ciberseguridad ciberseguranca cybersicurezza cyberveiligheid cyberbezpieczenstwo cyberbezpieczenstwa cybersakerhet kiberbiztonsag rssi ciso infosec
training: training formation formacion formazione formacao opleiding opleidingen schulung schulungen weiterbildung szkolenie szkolenia szkolen utbildning skoleni kepzes
trainer/training: trainer formateur formador formatore ausbilder opleider formator szkoleniowiec utbildare skolitel oktato
customer: customer customers client clients clientele cliente clientes clienti klant klanten kunde kunden klient klienci klientow kund kunder zakaznik zakaznici ugyfel ugyfelek
asset: asset assets actif actifs activo activos ativo ativos attivi aktywa aktywow activa
tax: tax taxes taxation fiscal fiscale fiscalite fiscaliste fiscalista fiscalidad fiscalita steuer steuern belasting belastingen imposto impostos podatki podatkow podatkowy impozite skatt skatter danovy
payroll: payroll paie paye nomina nominas paghe lohn lohnabrechnung loon loonadministratie salarisadministratie salarizare plac mzdy berszamfejtes
consolidation: consolidation consolideur consolidacion consolidamento consolidatie konsolidierung consolidacao konsolidacja konsolidacji
compliance: compliance conformite deontologue deontologie cumplimiento conformita conformidade conformitate
safety: safety preventeur prevention preventie prevencion prevenzione prevencao arbeitssicherheit hse qhse ehs
environmental: environmental environment environnement environnemental umwelt umweltschutz milieu medioambiente medioambiental ambiente ambiental ambientale srodowisko srodowiska mediu miljo kornyezet
sales: sales salesperson salesman vente ventes venta ventas vendita vendite verkoop verkauf vertrieb vendas vendeur vendedor venditore verkoper verkaufer sprzedaz sprzedazy handlowiec vanzari vanzator forsaljning saljare prodej prodejce ertekesites ertekesito
hydrogen: hydrogen hydrogene hidrogeno idrogeno waterstof wasserstoff hidrogenio wodor wodoru vodik vatgas hidrogen
wind_turbine: eolien eolienne eolico eolica windpark windparks windparken windfarm windmolen windmolens windmolenpark windmolenparken windrad windkraft windkraftanlage windkraftanlagen windenergieanlagen wiatrowy vindkraft
boiler: boiler boilers chaufferie chaudiere chaudieres caldera calderas caldaia caldaie ketel ketels kessel caldeira caldeiras kotlownia kotlowni cazan cazane
shift: shift shifts quart quarts turno turnos turni schicht zmiana zmiany skift
dispatcher: dispatcher dispatch dispatcheur despachador dispecer dyspozytor disponent
phd: phd doctorant doktorand promovendus doctorando dottorando doutorando doktorant
quantitative: quantitative quantitatif quant cuantitativo quantitativo kwantitatief quantitativ
planner: planner planificateur planificador pianificatore planer planista planificator planerare
electrical: electrical electricite electrotechnique elektrotechnisch elektrotechnik electrotecnico elettrotecnico
district_heating: fernwarme stadsverwarming warmtenet teleriscaldamento
recovery: recouvrement recobro recupero debiteurenbeheer inkasso windykacja windykacji
treasury: treasury tresorerie tresorier tesoreria tesorero tesoriere thesaurie tesouraria tesoureiro trezorerie
`;

/**
 * Words for staff of any kind. Next to another word they carry little meaning and are interchangeable: `Billing
 * Specialist`, `Gestionnaire facturation`. Folded.
 */
export const staffWords =
  'officer specialist agent adviser advisor handler clerk associate representative charge gestionnaire conseiller collaborateur employe attache especialista agente empleado asesor addetto impiegato incaricato specialista ' +
  'medewerker adviseur consulent sachbearbeiter referent mitarbeiter spezialist fachkraft beauftragter berater consultant consulente consultor funcionario specjalista pracownik functionar handlaggare medarbetare pracovnik munkatars ugyintezo';
