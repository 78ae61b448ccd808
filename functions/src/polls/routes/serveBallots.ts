import { ballotEndpoints, ballotSchemas } from '@asamblea/domain';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { routesOf } from '../../kernel/access/serve.ts';
import { requireCookie } from '../../kernel/access/sessionCookie.ts';
import { arrivedAt } from '../../kernel/http/arrivals.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import type { Caster } from '../ballots/createCaster.ts';
import { explainVote } from '../ballots/explainVote.ts';
import { noteProtest } from '../ballots/noteProtest.ts';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import { readUnitVote } from '../ballots/readUnitVote.ts';
import { captureVotes } from '../captures/captureVotes.ts';
import { correctVotes } from '../captures/correctVotes.ts';
import { listInstructions } from '../instructions/readInstructions.ts';
import { questionActionOf } from '../questions/questionActionOf.ts';

/** The routes of votes: the one that casts them is found without a router too. */
export const ballotRoutes = (cast: Caster) =>
  routesOf(ballotEndpoints, ballotSchemas, {
    readCurrentBallot: ({ assemblyId, member, now }) => readCurrentBallot(assemblyId, member, now),
    castVotes: ({ claims, asked, http }) =>
      cast(claims, asked, { receivedAt: arrivedAt(http.request) }),
    protestInterest: async (call) =>
      noteProtest({ ...questionActionOf(call), personId: call.member.personId }),
    async captureVotes({ assemblyId, asked, http }) {
      const claims = await requireCookie(http.request);
      if (asked.by === 'plate') await requireMember(http.request, 'capturePlates');
      return captureVotes(cast, claims, {
        assemblyId,
        request: asked,
        now: arrivedAt(http.request),
      });
    },
    listInstructions: ({ assemblyId, asked, now }) =>
      listInstructions(assemblyId, asked.questionId, now),
    readUnitVote: ({ assemblyId, asked }) => readUnitVote(assemblyId, asked),
    explainVote: ({ assemblyId, asked, now }) =>
      explainVote({ assemblyId, personId: asked.personId, now }),
    correctVotes: ({ assemblyId, uid, asked }) =>
      correctVotes({ assemblyId, by: uid, request: asked, now: systemClock.now }),
  });
