/** Invented first words of company names; any likeness to existing companies is accidental. */
export const stems =
  'Altivarne Borévarne Calorbune Dunelarme Élantis Ferrovanne Galvorine Hydrombre Isolorme Joulenne Kelvandre Lumérion Mistrolune Novardenne Ondargile Photarelle Quartrelle Rivaloire Solverune Thermolande Ultrevent Ventarbre Wattorée Xénarde Zéphorine Ambriel Brumélia Cascavent Delphorage Estuarbe Fluvargent Granivolt Héliorne Irisombre Jadelande Kryolande Lavandrume Maréloise Nébulaine Orélombe Pyralaine Rochéva Sablénia Torrélys Umbréa Vallumis'.split(
    ' ',
  );
export const trades: Record<string, string> = {
  french: 'Énergies|Réseaux|Services|Solaire|Éolien|Maintenance|Chaleur Urbaine|Ingénierie|Habitat|Mobilité',
  english: 'Energy|Power|Services|Renewables|Networks|Solutions|Heat|Engineering|Wind|Storage',
  german: 'Energie|Wärme|Netze|Anlagenbau|Kraftwerke',
  italian: 'Energia|Servizi|Reti|Impianti|Calore',
  spanish: 'Energía|Servicios|Redes|Generación|Renovables',
  portuguese: 'Energia|Serviços|Redes|Geração|Renováveis',
  dutch: 'Energie|Diensten|Netwerken|Warmte|Techniek',
};
export const tradeOfCountry: Record<string, string> = Object.fromEntries(
  Object.entries({
    french: 'FR LU MA TN DZ SN CI',
    german: 'DE CH',
    italian: 'IT',
    spanish: 'ES CL PE CO AR MX',
    portuguese: 'PT BR',
    dutch: 'BE NL',
  }).flatMap(([trade, ids]) => ids.split(' ').map((id) => [id, trade])),
);
export const legalForms: Record<string, string> = {
  FR: 'SA|SAS|SAS', BE: 'NV|SA', NL: 'B.V.', LU: 'S.A.', DE: 'GmbH|AG', CH: 'AG', IT: 'S.p.A.|S.r.l.', ES: 'S.A.|S.L.', PT: 'S.A.|Lda.',
  GB: 'Ltd|plc', IE: 'Ltd', PL: 'sp. z o.o.', RO: 'S.A.|S.R.L.', CZ: 's.r.o.', HU: 'Kft.', SE: 'AB', NO: 'AS', FI: 'Oy', GR: 'A.E.', TR: 'A.Ş.',
  RU: 'OOO', UA: 'TOV', US: 'Inc.|LLC', CA: 'Inc.', MX: 'S.A. de C.V.', BR: 'S.A.|Ltda.', CL: 'S.A.|SpA', PE: 'S.A.C.', CO: 'S.A.S.', AR: 'S.A.',
  MA: 'S.A.', SN: 'SA', CI: 'SA', DZ: 'SPA', TN: 'SA', AE: 'LLC', SA: 'LLC', QA: 'W.L.L.', OM: 'SAOC', KW: 'W.L.L.', LB: 'SAL', IN: 'Pvt. Ltd',
  CN: 'Co., Ltd.', SG: 'Pte. Ltd.', JP: 'K.K.', KR: 'Co., Ltd.', TH: 'Co., Ltd.', ID: 'Tbk', MY: 'Sdn. Bhd.', VN: 'JSC', AU: 'Pty Ltd', ZA: '(Pty) Ltd',
}; // prettier-ignore
export const regions: Record<string, string> = Object.fromEntries(
  Object.entries({
    france: 'FR MA TN DZ SN CI',
    americas: 'US CA MX BR CL PE CO AR',
    asia: 'CN SG JP KR TH ID MY VN PH AU IN PK',
    mea: 'AE SA QA OM KW LB EG NG KE ZA TR KZ UZ IL',
  }).flatMap(([region, ids]) => ids.split(' ').map((id) => [id, region])),
);
/** Units with separate networks, for legal or historical reasons. */
export const domainOfUnit: Record<string, string> = {
  GRTgaz: 'gasgrid.example',
  GRDF: 'citygas.example',
  Elengy: 'terminals.example',
  Storengy: 'storage.example',
  'Tractebel Engineering': 'engineering.example',
  GTT: 'membranes.example',
};
export const cloudUnits = new Set(['North America', 'Asia Pacific', 'Brazil', 'Impact', 'Hydrogen']);
export const cloudCountries = new Set(['AE', 'IN', 'CL', 'PL']);
