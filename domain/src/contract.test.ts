import { expect, test } from 'vitest';
import type * as z from 'zod';
import * as domain from './index.ts';
import { samplesOf, spoil } from './testing/requestSamples.ts';

/** The schema of each endpoint that takes something. */
const schemas = Object.entries(domain).flatMap(([name, of]) =>
  name.endsWith('Schemas')
    ? Object.entries(of).map(([endpoint, schema]): readonly [string, z.ZodType] => [
        endpoint,
        schema,
      ])
    : [],
);

test('each schema of the contract is walked, with all that it may say', () => {
  expect(schemas.length).toBeGreaterThan(90);
  const unwalked = schemas.filter(([, schema]) => {
    const samples = samplesOf(schema);
    return samples.length === 0 || !samples.every((one) => schema.safeParse(one).success);
  });
  expect(unwalked.map(([endpoint]) => endpoint)).toEqual([]);
});

/**
 * The words of people, and ids that name no document: of an option within its question, of a law, of an
 * account at Zoom, of a paragraph. All else that a request says by name may be a segment of a path, and takes
 * `documentIdSchema`, `unitIdSchema` or `personIdSchema`.
 */
const words = [
  ...['accountId', 'actaNumber', 'address', 'again', 'approver', 'article', 'book', 'caller'],
  ...['attorneyName', 'bylaw', 'changes', 'clientId', 'clientSecret', 'code', 'content', 'css'],
  ...[
    'chair',
    'city',
    'folio',
    'key',
    'recording',
    'recordingDigest',
    'recordingConsent',
    'noticeDate',
    'noticeForm',
    'number',
    'secretary',
    'means',
  ],
  ...[
    'dataContact',
    'decimal',
    'document',
    'email',
    'forbidHost',
    'grantorDocument',
    'grantorName',
    'group',
  ],
  ...[
    'html',
    'icon',
    'inPerson',
    'inspection',
    'instructions',
    'item',
    'kind',
    'label',
    'mark',
    'matterId',
  ],
  ...[
    'medium',
    'name',
    'newPassword',
    'note',
    'notes',
    'optionId',
    'optionIds',
    'pad',
    'pass',
    'password',
  ],
  ...['phone', 'place', 'presenter', 'proof', 'reason', 'receipt', 'replaces', 'rows', 'sdkKey'],
  ...[
    'sdkSecret',
    'search',
    'seenWarnings',
    'senderName',
    'signer',
    'subject',
    'requester',
    'substitute',
    'tellers',
    'witnesses',
    'text',
    'title',
    'unit',
  ],
  ...['to', 'user', 'value', 'votes', 'webhookSecret', 'weight'],
  // Read and proved before anything of them is looked for.
  'token',
  // Labels, of which the id is made.
  'units',
];

test('fields that name a document take only a valid path segment', () => {
  const taken = new Set<string>();
  for (const [, schema] of schemas) {
    for (const sample of samplesOf(schema)) {
      for (const text of ['__x__', '.', '..', 'a/b', '\uD800']) {
        for (const { name, request } of spoil(sample, text)) {
          if (schema.safeParse(request).success) taken.add(name);
        }
      }
    }
  }
  expect([...taken].toSorted().filter((name) => !words.includes(name))).toEqual([]);
  expect(words.filter((name) => !taken.has(name))).toEqual([]);
});
