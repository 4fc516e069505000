import type { FieldErrorCode } from '@directory/contract';
import type { FailureCode } from '../../api/call.ts';

/** A text for each error code of a response, a field or the connection. */
export const errors = {
  'request.invalid': 'This request isn’t valid.',
  'request.too-large': 'This is too large to send.',
  'request.media-type': 'This type of content isn’t supported.',
  'request.too-many': 'Too many requests. Wait a moment, then try again.',
  'token.missing': 'You need to sign in.',
  'token.invalid': 'Your sign-in wasn’t accepted. Please sign in again.',
  'token.expired': 'Your session has expired. Please sign in again.',
  'access.denied': 'You don’t have permission to do this.',
  'unit.denied': 'You don’t administer this business unit.',
  'path.unknown': 'There’s nothing at this address.',
  'provider.unavailable': 'The identity provider isn’t responding. Try again in a moment.',
  'directory.starting': 'The directory is starting. Try again in a moment.',
  'database.unavailable': 'The directory is busy and can’t answer this right now. Try again in a moment.',
  'server.failed': 'Something went wrong on our side. Try again in a moment.',
  'photo.address-invalid': 'This photo link has expired. Reload the page.',
  'favourites.too-many': 'You have 200 favourites, and there’s no room for more. Remove one first.',
  'about-me.missing': 'Nothing has been entered in this field.',
  'recording.missing': 'There’s no recording of this name.',
  'recording.turned-off': 'Recordings of names have been turned off.',
  'recording.unreadable': 'The recording is damaged. Record it again.',
  'recording.length': 'The recording is too short or too long. Record it again.',
  'recording.silent': 'Nothing can be heard. Check your microphone and record it again.',
  'photo.missing': 'There’s no photo.',
  'directory-server.rejected': 'Your company’s directory server didn’t accept this change.',
  'directory-server.unavailable':
    'Your company’s directory server isn’t responding, so nothing was saved. Try again in a moment.',
  'card.off': 'Your card was turned off in the meantime, so nothing was changed.',
  'card.unknown': 'There’s no business card at this address.',
  'photo.not-jpeg': 'The selected file is not a jpg file.',
  'photo.too-large': 'The image should be smaller than 4MB.',
  'photo.unreadable': 'This photo is damaged or has too many pixels. Choose another one.',
  'file.unreadable':
    'The file can’t be read any more. It may have been changed or moved since you chose it. Choose it again.',
  'photo.busy': 'Many photos are being processed right now. Try again in a moment.',
  'photo.not-own': 'You can only change your own photo.',
  'profile.unknown': 'No one in the directory has this login.',
  'profile.left': 'This person has left the company.',
  'profile.none': 'You’re signed in, but you don’t have a profile in the directory yet.',
  'profile.stale':
    'This profile has changed since you opened it. Your entries are still here: check them and submit again.',
  'manager.unknown': 'This manager isn’t in the directory.',
  'chart.not-shown': 'There’s no org chart for this person.',
  'administrator.unknown': 'No administrator has this login.',
  'administrator.known': 'This person is already an administrator.',
  'administrator.not-listed': 'No one in the directory has this login.',
  'administrator.last': 'You can’t remove the last administrator. Add another one first.',
  'rule.unknown': 'This rule no longer exists.',
  'rule.known': 'A rule with this name already exists. Change that one instead.',
  'rule.stale': 'Someone else has changed this rule. Check the current version and submit again.',
  'addresses.unknown': 'This business unit doesn’t have an address list.',
  'addresses.known': 'This business unit already has an address list. Change that one instead.',
  'addresses.stale': 'Someone else has changed this list. Check the current version and submit again.',
  'addresses.busy': 'Other large address files are being saved right now. Try again in a minute.',
  'scim-token.unknown': 'This token doesn’t exist or has already been revoked.',
  'scim-token.too-many': 'There are too many tokens. Revoke one you no longer need first.',
  'feed.busy': 'Another import is running. Try again when it has finished.',
  'feed.unknown': 'There’s no feed with this name.',
  'feed.not-scheduled': 'The feed can’t do this right now. Reload the page to see its current state.',
  'feed.in-use':
    'This feed is still in use. First remove it from the configuration, or revoke the SCIM tokens that may write.',
  'feed-run.unknown': 'There’s no feed run with this ID.',
  'upload.unknown': 'This upload has expired or was cancelled. Choose the file again.',
  'upload.offset': 'The upload was interrupted. Choose the file again to continue.',
  'upload.incomplete': 'The file hasn’t been uploaded completely. Choose it again to continue.',
  'upload.too-many': 'Too many files are being uploaded at the moment. Try again later.',
  'data-quality.none': 'The people data hasn’t been checked yet. Start the check first.',
  'feed.overtaken': 'Someone else changed the same people during the import. Nothing was imported. Try again.',
  'feed.disk-full':
    'The disk of the directory or of its database is full. Nothing was imported. Tell the team that runs the directory.',
  'sign-in.too-old': 'This needs a more recent sign-in. Sign in, then try again.',
  'api-token.unknown': 'This token doesn’t exist or has been revoked.',
  'api-token.too-many': 'There are too many tokens. Revoke one first.',
  'webhook.unknown': 'This webhook doesn’t exist any more.',
  'webhook.too-many': 'There are too many webhooks. Remove one first.',
  'webhook.url-not-allowed': 'The server’s configuration doesn’t allow this address.',
  'person.unknown': 'No one in the directory has this ID.',
  'network.failed': 'The directory can’t be reached. Check your connection and try again.',
  'version.replaced': 'The directory has been updated. Reload the page and try again.',
  'answer.unreadable': 'The response couldn’t be read. Try again in a moment.',

  'error.e1': 'This value is too long.',
  'error.e2': 'This value isn’t valid.',
  'error.e3': 'This value is required.',
  'field.unknown': 'This field doesn’t exist.',
  'field.repeated': 'This field appears more than once.',
  'field.not-allowed': 'You can’t change this field.',
  'field.changed': 'This field has changed in the meantime.',
  'email.names-manager':
    'People in other business units name their manager by this address, so only an administrator of the whole directory can enter it.',
  'address.not-listed': 'This address isn’t on your business unit’s list.',
  'address.other-unit': 'This file is for another business unit.',
  'address.repeated': 'This address appears twice in the file.',
  'country.unknown': 'This country isn’t on the list of countries.',
  badValue: 'Bad value',
  'network.offline': 'You’re offline, so this wasn’t sent. Try again when the connection is back.',
  'rules.too-many': 'There are too many rules. Remove one first.',
  'synonyms.unknown': 'These words no longer exist.',
  'synonyms.known': 'These words are already in the list.',
  'synonyms.stale': 'Someone else has changed these words. Check the current version and submit again.',
  'synonyms.too-many': 'The list is full. Remove a row first.',
  'changes.too-many': 'You’ve made too many changes in the last hour. Try again later.',
  'people.too-many': 'You’ve seen as many people as you can for now. Try again later.',
  'people.over-budget':
    'This would show more people than you can see in one go. Narrow it down, or ask an administrator to raise your limit for a day.',
  peopleTooManyUntil: 'You’ve seen as many people as you can for now. You can continue from {{time}}.',
  budgetHeading: 'That’s the limit for now',
  overBudgetHeading: 'That’s too many people at once',
  budgetWhy:
    'To protect everyone’s data, the directory limits how many different people one user can view. You can still open the people you’ve just seen. If you need more for your work, ask an administrator.',
  'export.busy': 'An export is already running. Try again when it has finished.',
  'export.too-many': 'You’ve exported your data many times in the last hour. Try again later.',
  'erasure.present':
    'A feed still delivers this person. Remove them from the feed first: they can be erased once they have left.',
} as const satisfies Record<
  | FailureCode
  | FieldErrorCode
  | 'file.unreadable'
  | 'badValue'
  | 'peopleTooManyUntil'
  | 'budgetHeading'
  | 'overBudgetHeading'
  | 'budgetWhy',
  string
>;
