import { accept, healthEndpoints, healthSchemas, mayDo, permissionsOf } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { type Clock, systemClock } from '../../kernel/platform/clock.ts';
import { noteMemberSign } from './noteMemberSign.ts';
import { noteScreenSign } from './noteScreenSign.ts';
import { readFeed } from './readFeed.ts';
import { readHealth } from './readHealth.ts';
import { readTurnout } from './readTurnout.ts';
import { openSignBook } from './signBook.ts';

export function serveHealth(clock: Clock = systemClock) {
  const note = openSignBook(clock);
  return serve(healthEndpoints, healthSchemas, {
    signScreen: ({ asked }) => noteScreenSign(note, asked, clock.now()),
    signMember: ({ claims, asked }) => noteMemberSign(note, claims, asked, clock.now()),
    async readCockpit({ assemblyId, member }) {
      const now = clock.now();
      const mayReadRecord = mayDo(permissionsOf(member), 'readRecord');
      const [health, turnout, feed] = await Promise.all([
        readHealth(assemblyId, now),
        readTurnout(assemblyId, now),
        mayReadRecord ? readFeed(assemblyId, now) : null,
      ]);
      return accept({ now, health, turnout, feed });
    },
  });
}
