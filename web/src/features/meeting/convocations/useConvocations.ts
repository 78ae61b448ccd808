import { type ConvocationsAnswer, convocationEndpoints } from '@asamblea/domain';
import { type Asked, useAsked } from '../../../firebase/asking/useAsked.ts';

const address = {
  endpoint: convocationEndpoints.readConvocations,
  isAnswer: (answer: ConvocationsAnswer) => Array.isArray(answer.sent),
  clockOf: ({ now }: ConvocationsAnswer) => now,
  isFinal: ({ code }: { readonly code: string }) => code === 'not-allowed',
};

/** The notices of the assembly and the facts of the next one. */
export function useConvocations(): Asked<ConvocationsAnswer> {
  return useAsked(address);
}
