import { type Refusal, type RefusalCode, refusals } from './refusal.ts';

/** The answer of the API when it refuses. */
export interface RefusalBody {
  readonly code: RefusalCode;
  readonly message: string;
  readonly statusCode: number;
  readonly retryAfterSeconds?: number;
  /** Of which sending, where it is one. */
  readonly requestId?: string;
}

export function describeRefusal({ code, detail, retryAfterSeconds }: Refusal): RefusalBody {
  const [statusCode, message] = refusals[code];
  return {
    code,
    statusCode,
    message: detail === undefined ? message : `${message} ${detail}`,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}
