import {
  emptyAboutMe,
  profileFields,
  type CorrectableProfile,
  type FieldLayers,
  type ProfileField,
} from '@directory/contract';
import { failure, FakeProfiles, profileOf } from './fake-profile.ts';
import { grace } from './fake-settings.ts';

const at = '2026-11-20T10:00:00.000Z';
const noLayers: FieldLayers = { feed: null, self: null, correction: null };

/** The values of `grace` from each source. Her title is corrected, her mobile number edited. */
export function correctableGrace(more: Partial<CorrectableProfile> = {}): CorrectableProfile {
  const values = Object.fromEntries(profileFields.map((field) => [field, ''])) as Record<ProfileField, string>;
  return {
    version: 5,
    values: {
      ...values,
      login: grace.login,
      firstName: grace.firstName,
      lastName: grace.lastName,
      userType: 'I',
      title: 'Rear admiral',
      mobilePhone: '+33600000002',
      C_countryname: 'France',
    },
    otherNames: [],
    aboutMe: emptyAboutMe,
    nameRecordedAt: '',
    layers: {
      title: {
        ...noLayers,
        feed: { value: 'Admiral', at, name: 'hr' },
        correction: { value: 'Rear admiral', at, by: 'boss@group.example' },
      },
      mobilePhone: {
        ...noLayers,
        feed: { value: '+33600000001', at, name: 'hr' },
        self: { value: '+33600000002', at },
      },
    },
    managerName: '',
    assistantName: '',
    photo: '',
    hasOwnPhoto: false,
    photoCorrection: null,
    hiddenFields: [],
    hiddenByRules: ['C_ipPhone'],
    ...more,
  };
}

/** A fake server with the endpoints of the profile page, for an administrator. */
export class FakeCorrections {
  readonly profiles = new FakeProfiles();
  correctable = correctableGrace();
  /** The bodies of the corrections. */
  readonly sent: unknown[] = [];
  readonly removedPhotos: string[] = [];
  readonly removedAboutMe: string[] = [];
  /** Responses to the next corrections. */
  readonly failures: Response[] = [];

  constructor() {
    this.profiles.profiles.push(
      profileOf({ login: grace.login, firstName: grace.firstName, lastName: grace.lastName, division: 'BU07' }),
    );
  }

  reject(status: number, code: string, fields?: object[]): void {
    this.failures.push(failure(status, code, fields));
  }

  answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const path = `/api/admin/people/${encodeURIComponent(grace.login)}`;
    if (pathname === `${path}/photo`) {
      this.removedPhotos.push(request.method);
      this.correctable = { ...this.correctable, photoCorrection: null, version: this.correctable.version + 1 };
      return Response.json(this.correctable);
    }
    const field = pathname.startsWith(`${path}/about-me/`) ? pathname.slice(`${path}/about-me/`.length) : undefined;
    if (field !== undefined) {
      this.removedAboutMe.push(field);
      const aboutMe = { ...this.correctable.aboutMe, [field]: [] };
      this.correctable = { ...this.correctable, aboutMe, version: this.correctable.version + 1 };
      return Response.json(this.correctable);
    }
    if (pathname !== `${path}/corrections`) return await this.profiles.answer(request);
    if (request.method === 'GET') return Response.json(this.correctable);
    this.sent.push(await request.json());
    return this.failures.shift() ?? Response.json(this.correctable);
  };
}
