/** `weight` is the share of the headcount in per mille; `countries` are `code weight` pairs. */
export interface BusinessUnitData {
  id: string;
  name: string;
  shortName: string;
  /** The code of the unit's GBU: its short name in capital letters and digits. */
  gbuCode: string;
  weight: number;
  countries: string;
}

const data: [name: string, weight: number, countries: string][] = [
  ['France Renewables', 34, 'FR 100'],
  ['France BtoB', 150, 'FR 97 MA 3'],
  ['France BtoC', 55, 'FR 88 MA 7 TN 2 SN 3'],
  ['France Networks', 40, 'FR 100'],
  ['Generation Europe', 28, 'BE 30 NL 15 DE 15 FR 10 IT 10 ES 8 PT 7 GR 5'],
  ['Benelux', 95, 'BE 72 NL 22 LU 6'],
  ['UK', 60, 'GB 93 IE 7'],
  ['NECST', 90, 'DE 22 IT 22 RO 20 ES 14 PL 8 PT 5 CH 4 CZ 2 HU 2 SE 1 NO 1 FI 0.5 GR 1 UA 0.5 RU 2'],
  ['North America', 38, 'US 82 CA 18'],
  ['Latin America', 34, 'CL 42 PE 22 MX 28 AR 6 CO 2'],
  ['Brazil', 30, 'BR 100'],
  ['Africa', 16, 'MA 36 ZA 24 EG 10 SN 9 CI 6 NG 5 KE 5 DZ 3 TN 2'],
  ['China', 12, 'CN 100'],
  ['MESCAT', 32, 'AE 24 TR 20 SA 13 IN 14 QA 6 OM 7 KW 3 LB 2 PK 4 KZ 2 UZ 2 GE 1 AM 1 IL 1'],
  ['Asia Pacific', 26, 'AU 32 TH 17 SG 18 ID 10 MY 7 JP 4 KR 4 VN 4 PH 4'],
  ['GRTgaz', 36, 'FR 100'],
  ['GRDF', 110, 'FR 100'],
  ['Elengy', 6, 'FR 100'],
  ['Storengy', 9, 'FR 82 DE 12 GB 6'],
  ['EPI', 5, 'FR 25 NO 25 DE 15 NL 10 GB 10 DZ 5 EG 5 ID 5'],
  ['LNG', 3, 'FR 60 SG 25 US 15'],
  ['GEM', 16, 'FR 48 BE 25 IT 10 DE 5 RO 3 US 5 SG 4'],
  ['Tractebel Engineering', 40, 'BE 38 BR 13 IN 14 DE 8 FR 8 IT 5 RO 4 AE 4 TR 2 CL 2 ZA 2'],
  ['GTT', 5, 'FR 84 SG 4 KR 6 CN 6'],
  ['Corporate', 18, 'FR 78 BE 18 GB 1 SG 1 US 2'],
  ['GBS', 26, 'FR 52 BE 17 RO 19 MX 4 MA 6 IN 2'],
  ['Hydrogen', 4, 'FR 45 NL 15 AU 12 CL 8 BE 10 DE 10'],
  ['Nuclear', 20, 'BE 98 FR 2'],
  ['Impact', 2, 'FR 80 BE 10 SG 10'],
];

const longNames: Record<string, string> = {
  NECST: 'North, South and Eastern Europe',
  MESCAT: 'Middle East, Southern and Central Asia and Turkey',
  EPI: 'Exploration & Production International',
  GEM: 'Global Energy Management',
  GBS: 'Global Business Support',
};

/** The 29 business units, BU01 to BU29, in the order of the reference list. */
export const businessUnits: readonly BusinessUnitData[] = data.map(([shortName, weight, countries], index) => ({
  id: `BU${String(index + 1).padStart(2, '0')}`,
  name: longNames[shortName] ?? shortName,
  shortName,
  gbuCode: shortName.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  weight,
  countries,
}));
