/**
 * What people do in companies, by the words of all languages: `code: words`. A word stands alone, `*` for more letters; several words of one entry are joined by `_`.
 * Folded. Behind `head=` are abbreviations of whoever leads that function. Put together for this project from common knowledge.
 */
export const functionWords = `
hr: hr rh rrh rrhh hrbp drh human_resource human_resources ressources_humaines recursos_humanos risorse_umane personalwesen personalabteilung personalreferent* personalleit* leiter_personal leiterin_personal jefe_de_personal jefa_de_personal direttore_del_personale direttrice_del_personale personalchef* personnel personeelszaken personeel kadry kadr zasoby_ludzkie resurse_umane personalavdelning lidske_zdroje humaneroforras emberi_eroforras hr_adviseur gestao_de_pessoas capital_humain human_capital people_and_culture people_operations lidske_zdroje lidskych_zdroju humaneroforra* emberi_eroforras* head= drh chro dhr cpo chief_human_resources_officer chief_people_officer chief_hr_officer
recruitment: recruit* recrut* reclut* selezione_personale rekrut* rekryter* nabor talent_acquisition werving toborz* staffing
compensation: compensation* compensations remuneration* retribucion* retribuzion* vergutung* verloning beloning* remuneracao wynagrodzen* salarizari ersattning*
payroll: payroll paie paye gestionnaire_paie nomina nominas paghe buste_paga lohn* gehaltsabrechnung entgeltabrechnung salaris* loonadmin* loonadministrat* loon folha_de_pagamento salarizare wages lonespecialist loner mzda mzdy mzdova mzdove mzdovy berszamfejt* place_i_kadry plac processamento_salarial processamento_de_salarios
training: training_officer training_manager formation formazione ausbildung weiterbildung opleiding opleidingen learning learning_and_development l_d formacao formacion szkolen* utbildning formateu* formatric* formador* formator* opleider* ausbilder* trainer trainers szkoleniow* utbildare skolitel* oktato*
finance: finance finances financial financier* finanz* finanza* finanzas financeir* finansow* financiar* financieel financiele finance_director finanse penzug* finante head= cfo daf raf chief_financial_officer chief_finance_officer
accounting: accountant* accounting accounts comptab* compta buchhalt* buchhaltung contable* contabil* contador* boekhoud* ksieg* redovisning* ekonomiassistent ucetni ucetnictvi konyvel* ragionier* bookkeep* rechnungswesen accounts_payable accounts_receivable
billing: billing invoic* factur* fatturaz* fakturier* rechnungsstellung* rechnungslegung faturacao faturamento fakturow* fakturering* fakturace szamlaz*
controlling: financial_controller* controller_financiero controller_financeiro controleur_financier controller* controlling controle_de_gestion controleur_de_gestion controleuse_de_gestion controllo_di_gestione control_de_gestion controlo_de_gestao
treasury: treasur* tresor* tesorer* tesour* trezor* skarbnik skarbowy kassenwesen
tax: tax taxation fiscal* fiscaliste fiscalite steuer* steuerberat* tributar* imposte impuestos impostos belasting* podatk* skatt* dane adozas impozite impozit impozitare fiscala fiscale danov*
legal: legal juridique* juridi* juriste* jurist* anwalt anwalte anwaltin* anwalts* lawyer* attorney* counsel avocat* abogad* avvocat* advogad* rechtsanwalt* rechtsabteilung recht rechts legale legali affari_legali asesoria_juridica jurid* prawnik* prawny radca_prawny advocaat bedrijfsjurist* advokat* pravnik* jogasz* ugyved* solicitor* notaire* avv pravni pravo prawo jogi jog zakonny head= clo dirjur general_counsel chief_legal_officer
compliance: compliance conformite conformita cumplimiento deontolog* ethics ethique
privacy: dpo data_protection protection_des_donnees datenschutz* proteccion_de_datos protezione_dei_dati gegevensbescherming protecao_de_dados ochrona_danych ochrony_danych protectia_datelor dataskydd* ochrana_osobnich_udaju ochrany_osobnich_udaju adatvedel* rgpd gdpr dsgvo lgpd
it: it si dsi informati* informatique systemes_d_information information_technology tecnologia tecnologia_de_la_informacion information_systems sistemas_de_informacion sistemi_informativi edv ict tic ti informatik* digital numerique informatyk* informatika head= cio dsi cto chief_information_officer chief_technology_officer chief_technical_officer chief_digital_officer
software: software developer* developpeu* entwickl* softwareentwickl* desarrollador* programad* sviluppat* ontwikkelaar* desenvolvedor* programist* utvecklare vyvojar* fejleszt* logiciel* devops fullstack backend frontend coder* programmer programmers programmeu* programmeren programmier* programmator* programmatric*
data: business_intelligence bi_analyst* bi_developer* bi_consultant* cientista_de_dados cientific*_de_datos scientist_des_donnees data_scientist* data_analyst* data_engineer* data_science datenanalyst* analyste_de_donnees analista_de_datos scientist_des_donnees donnees analist_de_date analisti_dati
cybersecurity: cybersecurit* cybersicherheit* ciberseguridad cybersicurezza cyberbezpieczenst* informationssicherheit* cyberveiligheid it_security securite_informatique head= ciso rssi chief_information_security_officer
support: it_support support_informatique technicien_support technicienne_support user_support desktop_support helpdesk help_desk service_desk servicedesk support_technicien support_it soporte
hse: hse prevencion_de_riesgos prevention_des_risques sicurezza_lavoro qhse hsse ehs qse sse she health_and_safety safety securite_au_travail hygiene prevention preventeu* preventieadviseur arbeitssicherheit* arbeitsschutz* seguridad_laboral prevencion sicurezza_sul_lavoro seguranca_do_trabalho tecnic*_de_seguranca veiligheid bhp arbetsmiljo bezpecnost munkavedelm* occupational_health munkavedele* bozp
quality: quality qualit* calidad qualidade qualitat* kwaliteit* jakosc* calitat* kvalit* minoseg*
environment: environment* environnement umwelt* milieu* ambiente ambiental* medioambient* srodowisk* mediu miljo* kornyezet*
procurement: procurement kupiec purchas* buyer* achat achats acheteu* einkauf* einkauf compras comprador* acquisti buyer inkoop* inkoper* zakup* achizit* inkop* inkopare nakup* beszerz* suprimentos abastecimiento approvisionn* sourcing beschaffung head= cpo_achats
logistics: logist* supply_chain lager lagerlogistik* lagerist* lagerfach* lagerarbeit* magasinier* almacen* magazzin* magazijn* warehouse* magazyn* depozit* lagerarbetare sklad* raktar* entrepot
sales: business_development developpement_commercial sales salesman vente ventes vendeur* vendeuse* vertrieb* verkauf* ventas vendite verkoop* vendas commercial* comercial* commerciale* sprzedaz* handlow* vanzari forsalj* prodej* ertekesit* account_manager key_account business_developer salesperson salespeople vendedor* venditor* comerciales head= cco cso chief_commercial_officer chief_sales_officer
marketing: marketing* merca* mercadeo market_research head= cmo chief_marketing_officer
communication: communication* communicatie kommunikation* comunicacion comunicazione comunicacao comunicare komunikac* kommunikac* press presse public_relations pr attache_de_presse pressesprech* relations_publiques head= dircom
rd: r_d rd r_and_d r_et_d research recherche* forschung* investigacion ricerca* pesquisa onderzoek* badania badan cercetar* forskn* vyzkum* kutat* chercheu* scientist* investigador* laborato*
audit: audit* auditeu* auditor* revision revisor* revisore* wirtschaftspruf* audyt* interne_revision belso_ellenor*
risk: risk risques riesgos rischi risiko* riscos ryzyk* risico*
sustainability: sustainab* durabilit* developpement_durable nachhaltigk* sostenibil* sustentabil* duurzaam* zrownowazon* rse csr esg hallbarhet*
strategy: strateg* strategi*
projects: project* projet* projekt* proyecto* progett* projeto* proiect* pmo
construction: construction_supervisor construction_manager site_manager conduct*_de_travaux conductrice_de_travaux chef_de_chantier cheffe_de_chantier bauleit* werfleider capo_cantiere capocantiere jefe_de_obra jefa_de_obra kierownik_budowy sef_de_santier stavbyved* epitesvezet* platschef chantier mestre_de_obras
engineering: engineer* engineering eng ing ingenieu* ingenier* ingegner* ingeneri* engenheir* engenharia inzynier* ingener* inginer* ingenjor* inzenyr* mernok* ingenieria muhendis*
maintenance: maintenance mainten* wartung* instandhalt* mantenimiento manutenzion* manutentor* manutencao onderhoud* utrzymani* mentenant* underhall* udrzb* karbantart*
technician: technician* technicien* tech techniker* tecnico tecnica tecnici tecnicos tecnicas technicus technici technik tehnician* tekniker* technikus* servicetechnik*
electrician: electrician* electricien* elektriker* electricist* elettricist* elektricien elektryk* eletricist* elektrikar* villanyszerel*
welding: welder* welding soudeu* schweiss* schweisser* soldador* saldator* lasser lassers spawacz* sudor sudori svets* svarec* hegeszt*
plumbing: plumb* plombi* fontaner* idraulic* loodgieter* hydraulik* instalator* encanador* canalizador* rormokare
operator: control_room_operator* operat*_salle_de_commande operat*_de_salle_de_commande operat*_salle_de_controle operat*_de_salle_de_controle operat*_de_conduite operat*_sala_controllo operat*_di_sala_controllo operador*_de_sala_de_control* operador*_sala_de_control* controlekameroperator* leitwarte* leitstand* operator_sterowni operator* operateu* operatric* anlagenfahrer* bediener* operador* operatore*
controlroom: control_room_operator* operat*_salle_de_commande operat*_de_salle_de_commande operat*_salle_de_controle operat*_de_salle_de_controle operat*_de_conduite operat*_sala_controllo operat*_di_sala_controllo operador*_de_sala_de_control* operador*_sala_de_control* controlekameroperator* leitwarte* leitstand* operator_sterowni
driver: driver* chauffeu* fahrer* kraftfahr* conductor conductora autist* bestuurder* kierowc* sofer soferi motorist* forare ridic* soforn*
customer: customer* customer_service service_client service_clients servizio_clienti atendimento_ao_cliente servicio_de_atencion relation_clients relazioni_clienti relatii_clienti conseiller_clientele conseillere_clientele clientele client clients kundendienst kundenservice kundenberat* atencion_al_cliente servicio_al_cliente clienti klantenservice klantendienst klantenadviseur atendimento klient* kundtjanst zakaznick* ugyfelszolgalat* call_centre call_center conseill*_clientele teleconseill*
secretary: secretaria_executiva secretaire_de_direction secretaria_de_direccion assistent_der_geschaftsfuhrung assistentin_der_geschaftsfuhrung secreta* sekreta* segretari* assistant_de_direction assistante_de_direction executive_assistant personal_assistant direktionsassist* directieassist* directiesecret* asistente_de_direccion assistente_di_direzione sekretark* titkar*
reception: reception* accueil empfang* rezeption* recepcion* receptie* hotesse_d_accueil recepc* receptio* recepcj*
admin: administratif administrative administration office_manager verwaltung* sachbearbeit* administrativ* administratief administracja
facilities: facilit* services_generaux moyens_generaux facility* gebaude* hausmeister* caretaker* conserje* servizi_generali
energytrading: trader* trading negociant* portfolio_manager originat* energiehandel* energiehandler* stromhandler* gashandler* energiehandelaar* energihandlare* elhandlare* energiakeresked* energy_trad* trader_energ* trader_en_energ* trader_de_energ* negociant_en_energ* negociador_de_energ* negociadora_de_energ* obchodnik_s_energi*
drafting: draughts* draftsm* draftswom* drafter* dessinat* projeteur* projeteuse* zeichner* tekenaar* delineant* disegnator* disegnatric* desenhador* desenhist* kreslic* kreslir* ritare rysownik* desenator* muszaki_rajzolo*
design: design* disenador* proyectista* projetista* projektant* graphist* grafi* ontwerper*
architecture: architect* architekt* arquitect* architett* arquitet* arhitect* arkitekt*
medical: medecin* physician* doctor doctors doctores lekarz lakare lekar orvos medico medicos medicina betriebsarzt bedrijfsarts
nursing: nurse nurses nursing infirmi* krankenpfleg* krankenschwester* pflegefach* enfermer* enfermeir* infermier* verpleeg* pielegniar* asistent_medical asistenta_medicala sjukskoter* zdravotni_sestra apolo apolono
insurance: insurance assurance* versicherung* seguros assicurazion* verzekering* ubezpiecz* asigurari
training_ph: phd doctorant* doktorand* promovend*
generalmanagement: general_manager managing_director direction_generale geschaftsfuhr* direccion_general direzione_generale chief_executive_officer directeur_general directrice_generale director_general directora_general direttore_generale direttrice_generale amministratore_delegato diretor_geral diretora_geral country_manager consejero_delegado consejera_delegada administrador_delegado administradora_delegada amministratrice_delegata gedelegeerd_bestuurder algemeen_directeur dyrektor_generalny director_executiv generalni_reditel vezerigazgato verkstallande_direktor diretor_executivo head= ceo dg pdg coo chief_operating_officer
`;

/** Functions that tell a kind of staff rather than a field of work. */
export const kindsOfStaff: readonly string[] = ['engineering', 'technician', 'operator'];
