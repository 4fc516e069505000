import { emptyAboutMe, phoneFields, profileFields, type AllowedAddress, type Profile } from '@directory/contract';
import { ada } from './open-directory.tsx';

/** The phone numbers as stored; the real server formats them. */
function phonesOf(stored: Partial<Profile>): Profile['phones'] {
  const phones = phoneFields.map((field) => {
    const number = stored[field] ?? '';
    return [field, { readable: number, link: number && `tel:${number}` }];
  });
  return Object.fromEntries(phones) as Profile['phones'];
}

/** A profile whose other fields are empty. */
export function profileOf(more: Partial<Profile>): Profile {
  return {
    ...(Object.fromEntries(profileFields.map((field) => [field, ''])) as Record<
      (typeof profileFields)[number],
      string
    >),
    userType: 'I',
    otherNames: [],
    aboutMe: emptyAboutMe,
    aboutMeFields: [],
    turnedOffAboutMe: [],
    nameRecordedAt: '',
    canRecordName: false,
    businessUnit: null,
    gbuName: '',
    countryCode: '',
    phones: phonesOf(more),
    timeZone: '',
    managerUserId: '',
    managerName: '',
    assistantUserId: '',
    assistantName: '',
    publicHash: '',
    photo: '',
    photoLarge: '',
    hasOwnPhoto: false,
    isOnChart: true,
    hiddenFields: [],
    version: 1,
    editableFields: [],
    ...more,
  };
}

/** The profile of `ada`, who may edit everything. */
export const adasProfile = profileOf({
  login: ada.login,
  firstName: ada.firstName,
  lastName: ada.lastName,
  title: ada.title,
  email: ada.email,
  division: 'BU07',
  businessUnit: { id: 'BU07', name: 'UK', shortName: 'UK' },
  organization: 'Engines Ltd',
  gbuName: 'UK',
  primaryPhone: '+442071838750',
  C_groupIdentifier: 'AB1234',
  C_businessCategory: 'IT',
  C_countryname: 'France',
  countryCode: 'FR',
  city: 'Lyon',
  zipCode: '69003',
  streetAddress: '3 rue du Lac',
  C_houseIdentifier: 'Lake',
  preferredLanguage: 'en-GB',
  timeZone: 'Europe/Paris',
  manager: 'CD5678',
  managerUserId: 'cd5678@group.example',
  managerName: 'Charles BABBAGE',
  version: 3,
  editableFields: [
    'primaryPhone',
    'mobilePhone',
    'C_assistant',
    'C_houseIdentifier',
    'preferredLanguage',
    'streetAddress',
    'city',
    'C_countryname',
    'zipCode',
    'linkedInURI',
    'xURI',
  ],
});

/** An error response like those of the server. */
export const failure = (status: number, code: string, fields?: object[], message = '', cause?: object) =>
  Response.json(
    { error: { code, message, requestId: 'r-7', ...(fields && { fields }), ...(cause && { cause }) } },
    { status },
  );

/** A fake server with the endpoints of the profile page. The first profile is the viewer's own. */
export class FakeProfiles {
  profiles: Profile[] = [adasProfile];
  leavers: Record<string, object> = {};
  sources: object = {};
  addresses: AllowedAddress[] = [];
  found: object[] = [];
  readonly updates: Record<string, unknown>[] = [];
  readonly searches: Record<string, string>[] = [];
  /** The response to the upload of a photo. */
  photoResponse: () => Response = () => Response.json({ image: '', photo: '/photo-2', photoLarge: '/photo-2-large' });
  /** Responses to the next updates. */
  readonly updateFailures: Response[] = [];
  /** Requests for profiles of other people wait for this promise. */
  readingOthers: Promise<void> = Promise.resolve();
  /** Responses to the next requests for a profile. */
  readonly readFailures: Response[] = [];

  rejectUpdate(status: number, code: string, fields?: object[], message = '', cause?: object): void {
    this.updateFailures.push(failure(status, code, fields, message, cause));
  }

  fail(status: number, code: string, message = ''): void {
    this.readFailures.push(failure(status, code, undefined, message));
  }

  answer = (request: Request): Response | Promise<Response> | undefined => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/get-user-profile') return this.#profile(searchParams.get('userId'));
    if (pathname === '/api/update-user-profile') return this.#update(request);
    if (pathname === '/api/update-user-photo') return this.photoResponse();
    if (pathname === '/api/profile-sources') return Response.json(this.sources);
    if (pathname === '/api/addresses') return Response.json([{ bu: 'BU07', allowedAddresses: this.addresses }]);
    if (pathname === '/api/users') {
      this.searches.push(Object.fromEntries(searchParams));
      return Response.json(this.found);
    }
    if (pathname === '/api/contact-card') {
      return new Response('BEGIN:VCARD\r\nEND:VCARD\r\n', {
        headers: { 'content-disposition': `attachment; filename*=UTF-8''Zo%C3%A9.vcf` },
      });
    }
    if (pathname === '/api/public-profile') return Response.json({ publicHash: '', since: '', fields: [] });
    const leaver = /^\/api\/leavers\/(.+)$/.exec(pathname)?.[1];
    if (leaver !== undefined) return Response.json(this.leavers[decodeURIComponent(leaver)] ?? {});
    return pathname === '/api/reference-lists' ? Response.json(lists) : undefined;
  };

  async #profile(login: string | null): Promise<Response> {
    if (login !== null) await this.readingOthers;
    const readFailure = this.readFailures.shift();
    if (readFailure !== undefined) return readFailure;
    if (login !== null && login in this.leavers) return failure(410, 'profile.left');
    const isSame = (profile: Profile) => login === null || profile.login.toLowerCase() === login.toLowerCase();
    const profile = this.profiles.find(isSame);
    if (profile !== undefined) return Response.json(profile);
    return login === null ? failure(404, 'profile.none') : failure(404, 'profile.unknown');
  }

  async #update(request: Request): Promise<Response> {
    const body = (await request.json()) as Partial<Profile>;
    this.updates.push(body);
    const next = this.updateFailures.shift();
    if (next !== undefined) return next;
    const [own = adasProfile, ...others] = this.profiles;
    if (body.version !== own.version) {
      return failure(409, 'profile.stale', [{ field: 'primaryPhone', code: 'field.changed' }]);
    }
    const aboutMe = { ...own.aboutMe, ...body.aboutMe };
    const edited = { ...own, ...body, aboutMe, version: own.version + 1 };
    this.profiles = [{ ...edited, phones: phonesOf(edited) }, ...others];
    return Response.json(this.profiles[0]);
  }
}

const label = (text: string) => ({ fr: text, en: text, it: text, es: text, nl: text, pt: text });
const lists = {
  businessUnits: [],
  countries: [
    { id: 'BE', name: 'Belgium' },
    { id: 'FR', name: 'France' },
  ],
  jobFamilies: [{ code: 'IT', label: label('Digital'), isInFilter: true }],
  locales: [
    { id: 'en-GB', name: 'English (United Kingdom)' },
    { id: 'fr-FR', name: 'Français (France)' },
  ],
};
