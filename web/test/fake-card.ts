import { defaultCardFields, type OwnCard, type PublicCard } from '@directory/contract';

const emptyCard: PublicCard = {
  firstName: '',
  lastName: '',
  photo: '',
  namePronunciation: '',
  pronouns: '',
  title: '',
  organization: '',
  email: '',
  primaryPhone: '',
  mobilePhone: '',
  C_facsimileTelephoneNumber: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  country: '',
  countryCode: '',
  linkedInURI: '',
};

/** A fake server with the endpoints of the business card. */
export class FakeCard {
  card: OwnCard = { publicHash: '', since: '', fields: [...defaultCardFields] };
  /** The requested changes, in order. */
  readonly changes: string[] = [];
  /** The fields of each requested preview. */
  readonly previews: string[][] = [];
  /** The language of each requested preview. */
  readonly previewLanguages: string[] = [];
  /** Turning the card on waits for this promise. */
  turningOn: Promise<void> = Promise.resolve();
  #made = 0;

  answer = (request: Request): Response | Promise<Response> | undefined => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/public-profile/preview') return this.#preview(request);
    if (pathname !== '/api/public-profile') return undefined;
    if (request.method === 'POST') return this.#activate(request);
    if (request.method === 'DELETE') {
      this.changes.push('off');
      this.card = { ...this.card, publicHash: `${this.card.publicHash}[disabled]`, since: '' };
    }
    return Response.json(this.card);
  };

  async #activate(request: Request): Promise<Response> {
    await this.turningOn;
    const { fields, publicHash: changed } = (await request.json()) as Pick<OwnCard, 'fields'> & { publicHash?: string };
    const isOn = this.card.since !== '';
    if (changed !== undefined && !(isOn && changed === this.card.publicHash)) {
      return Response.json({ error: { code: 'card.off', message: '', requestId: 'r-7' } }, { status: 409 });
    }
    this.changes.push('on');
    if (!isOn) this.#made += 1;
    const publicHash = isOn ? this.card.publicHash : `hash-number-${this.#made}-of-the-card`;
    this.card = { publicHash, since: '2026-05-03T12:00:00.000Z', fields };
    return Response.json(this.card);
  }

  async #preview(request: Request): Promise<Response> {
    const { fields, language } = (await request.json()) as Pick<OwnCard, 'fields'> & { language: string };
    this.previews.push(fields);
    this.previewLanguages.push(language);
    const page = `<!doctype html><html><head><title>x</title></head><body>${fields.join()}</body></html>`;
    return Response.json({ card: emptyCard, page });
  }
}
