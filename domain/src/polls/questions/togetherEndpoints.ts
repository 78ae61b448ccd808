import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { StoredResult } from '../results/questionResult.ts';
import type { ExtendedVote, OpenAnswer } from './questionRequests.ts';
import {
  type ExtendTogetherRequest,
  extendTogetherRequest,
  type OpenTogetherRequest,
  openTogetherRequest,
  type TogetherAnswer,
  type TogetherRequest,
  togetherRequest,
} from './togetherRequests.ts';

/** What the chair does with a ballot of several questions. */
export const togetherEndpoints = {
  openTogether: post('/questions/together/open', 'openTogether').of<
    OpenTogetherRequest,
    OpenAnswer
  >(),
  closeTogether: post('/questions/together/close', 'closeQuestion').of<
    TogetherRequest,
    TogetherAnswer
  >(),
  extendTogether: post('/questions/together/extend', 'extendQuestion').of<
    ExtendTogetherRequest,
    ExtendedVote
  >(),
  showTogether: post('/questions/together/show', 'showResult').of<
    TogetherRequest,
    { readonly results: readonly StoredResult[] }
  >(),
};

export const togetherSchemas: SchemasOf<typeof togetherEndpoints> = {
  openTogether: openTogetherRequest,
  closeTogether: togetherRequest,
  extendTogether: extendTogetherRequest,
  showTogether: togetherRequest,
};
