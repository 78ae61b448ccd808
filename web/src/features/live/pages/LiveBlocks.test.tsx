import {
  instantOf,
  type LiveQuorum,
  packOf,
  presenceOfCounts,
  sessionQuorum,
} from '@asamblea/domain';
import { beforeEach, expect, test } from 'vitest';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { BlocksMessage } from './blockParts.ts';
import { LiveBlocks, type LiveBlocksProps } from './LiveBlocks.tsx';

let said: BlocksMessage['blocks'][] = [];
beforeEach(() => {
  said = [];
});

const quorumAt = (seconds: number, units: number): LiveQuorum => ({
  ...{ asOf: instantOf({ seconds, nanoseconds: 0 }), call: 1, sessionState: 'open', curve: [] },
  quorum: sessionQuorum(
    packOf('co-ph'),
    1,
    presenceOfCounts({ weight: units * 10, units }, { weight: 100, units: 10 }),
  ),
});

const asked: LiveBlocksProps = {
  ...{ cot: 'demo', blocks: ['quorum'], timeZone: 'America/Bogota', isSignedIn: false },
  outline: { agenda: [], documents: [] },
  onBlocks: (blocks) => said.push(blocks),
};

test('tells live data when it changes, and only then', () => {
  live.quorum = quorumAt(1, 4);
  const page = renderPage(<LiveBlocks {...asked} />);
  expect(JSON.stringify(said.at(-1))).toContain('40,00 %');
  const times = said.length;
  page.rerender(<LiveBlocks {...asked} />);
  expect(said).toHaveLength(times);
  live.quorum = quorumAt(2, 7);
  page.rerender(<LiveBlocks {...asked} isSignedIn />);
  expect(JSON.stringify(said.at(-1))).toContain('70,00 %');
});

test('asks for none of the blocks that the page lacks', () => {
  live.quorum = quorumAt(1, 4);
  renderPage(<LiveBlocks {...asked} blocks={['agenda']} />);
  expect(said.map((blocks) => Object.keys(blocks))).toEqual([['agenda']]);
});
