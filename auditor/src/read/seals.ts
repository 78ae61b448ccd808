import { type Fields, fieldsOf, listIn, textIn, wholeIn } from './shape.ts';

export interface BlockRecord {
  readonly block: number;
  readonly first: number;
  readonly sealedAt: number;
  readonly events: readonly { readonly eventId: string; readonly hash: string }[];
  readonly previous: string;
  readonly hash: string;
}

export function readBlock(fields: Fields): BlockRecord {
  return {
    block: wholeIn(fields, 'block'),
    first: wholeIn(fields, 'first'),
    sealedAt: wholeIn(fields, 'sealedAt'),
    previous: textIn(fields, 'previous'),
    hash: textIn(fields, 'hash'),
    events: listIn(fields, 'events').map((one) => {
      const event = fieldsOf(one, 'events');
      return { eventId: textIn(event, 'eventId'), hash: textIn(event, 'hash') };
    }),
  };
}

export interface HeadRecord {
  readonly block: number;
  readonly count: number;
  readonly hash: string;
}

export function readHead(fields: Fields): HeadRecord {
  return {
    block: wholeIn(fields, 'block'),
    count: wholeIn(fields, 'count'),
    hash: textIn(fields, 'hash'),
  };
}
