import fc from 'fast-check';
import { attendanceMeasures } from '../../kernel/bylaws/quorumBylaw.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import type { SetQuorumRequest } from '../../laws/assemblies/decideQuorum.ts';

const share = fc.record({
  threshold: fc
    .tuple(fc.constantFrom('>' as const, '>=' as const), fc.integer({ min: 1, max: 19 }))
    .map(([comparison, numerator]) => ({ comparison, numerator, denominator: 20 })),
  measure: fc.constantFrom(...attendanceMeasures),
});

const least = fc.record({
  count: fc.integer({ min: 1, max: 8 }),
  measure: fc.constantFrom('units' as const, 'heads' as const),
});

/** The quorums that bylaws may ask of a call, and their removal. */
export const arbitraryQuorumRequest: fc.Arbitrary<SetQuorumRequest> = fc.record({
  kind: fc.constantFrom(null, ...meetingKinds),
  call: fc.constantFrom(1 as const, 2 as const, 3 as const),
  asks: fc.option(
    fc.oneof(
      fc.record({ share, least: fc.constant(null), article: fc.constant('artículo 12') }),
      fc.record({ share: fc.constant(null), least, article: fc.constant('artículo 13') }),
      fc.record({ share, least, article: fc.constant('artículo 14') }),
    ),
    { freq: 8 },
  ),
});
