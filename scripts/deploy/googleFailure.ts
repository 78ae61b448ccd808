import * as z from 'zod';

const failure = z.object({
  error: z.object({
    status: z.string(),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** Why Google did not answer: its status, and never its text. */
export class GoogleFailure extends Error {
  /** The API itself is not enabled in the project. */
  readonly isDisabled: boolean;

  constructor(host: string, httpStatus: number, answer: unknown) {
    const { data } = failure.safeParse(answer);
    const isDisabled =
      data?.error.details.some((one) => one.reason === 'SERVICE_DISABLED') ?? false;
    const status = data?.error.status ?? `HTTP ${httpStatus}`;
    super(isDisabled ? `${host} is not enabled` : `${host} answered ${status}`);
    this.isDisabled = isDisabled;
  }
}
