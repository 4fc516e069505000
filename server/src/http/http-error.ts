import { errorCodes } from '@directory/contract';
import type { ErrorCode, Failure, FieldError, StatedReason } from '@directory/contract';
import type { SignInFault } from '../telemetry/events.ts';

/** An error response. Throw it anywhere below a handler; it is sent as the contract's `Failure`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** What the message says, as a code with values. */
  readonly reason: StatedReason | undefined;
  /** Seconds after which the client may retry, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Maximum age of the sign-in in seconds, for `sign-in.too-old`. */
  readonly maxAge: number | undefined;
  /** Why a token was rejected. Only for metrics and the log. */
  readonly fault: SignInFault | undefined;

  /** @param details `message` replaces the message of the contract by the reason that another server gave; it must be safe to show */
  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: readonly FieldError[];
      reason?: StatedReason;
      retryAfter?: number;
      maxAge?: number;
      fault?: SignInFault;
      cause?: unknown;
    } = {},
  ) {
    super(details.message || errorCodes[code].message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields ?? [];
    this.reason = details.reason;
    this.retryAfter = details.retryAfter;
    this.maxAge = details.maxAge;
    this.fault = details.fault;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** The body of an error response. */
export function failureBody(error: HttpError, requestId: string): Failure {
  const { code, message, fields, reason: cause } = error;
  return {
    error: { code, message, ...(fields.length > 0 && { fields: [...fields] }), ...(cause && { cause }), requestId },
  };
}
