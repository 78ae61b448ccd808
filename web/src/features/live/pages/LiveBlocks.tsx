import type { LiveBlock, LiveName, PageOutline } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import type { LiveOf } from '../../../firebase/live/useLive.ts';
import { useShown } from '../../../firebase/live/useShown.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import type { BlocksMessage } from './blockParts.ts';
import { presentBlock } from './presentBlocks.ts';

export interface LiveBlocksProps {
  readonly cot: string;
  readonly blocks: readonly LiveBlock[];
  readonly outline: PageOutline;
  readonly timeZone: string;
  readonly isSignedIn: boolean;
  /** Called with all that the blocks say, each time that one of them says something else. */
  readonly onBlocks: (blocks: BlocksMessage['blocks']) => void;
}

const heardBy: Readonly<Partial<Record<LiveBlock, Heard>>> = {
  quorum: 'quorum',
  cuenta: 'quorum',
  voto: 'question',
  resultados: 'results',
};
type Heard = Extract<LiveName, 'quorum' | 'question' | 'results'>;
type Known = { readonly [P in Heard]: LiveOf<P> | null };
const nothing: Known = { quorum: null, question: null, results: null };

/** Listens to one public document for each thing that the page shows live, and to no other. */
export function LiveBlocks({ cot, blocks, onBlocks, ...around }: LiveBlocksProps) {
  const [known, setKnown] = useState<Known>(nothing);
  const heard = [...new Set(blocks.flatMap((name) => heardBy[name] ?? []))];
  const hasClock = blocks.includes('cuenta') || blocks.includes('voto');
  const offset = useServerOffset(hasClock);
  const now = useNow(1000, hasClock) + offset;
  const said = Object.fromEntries(
    blocks.map((name) => [name, presentBlock(name, { ...known, ...around, now })]),
  );
  const text = JSON.stringify(said);
  useEffect(() => {
    onBlocks(JSON.parse(text));
  }, [text, onBlocks]);
  return heard.map((name) => (
    <Hear
      key={name}
      cot={cot}
      name={name}
      onHeard={(value) => setKnown((before) => ({ ...before, [name]: value }))}
    />
  ));
}

interface HearProps {
  readonly cot: string;
  readonly name: Heard;
  readonly onHeard: (value: LiveOf<Heard> | null) => void;
}

function Hear({ cot, name, onHeard }: HearProps) {
  const { value } = useShown(cot, name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only heard changes are news.
  useEffect(() => {
    onHeard(value);
  }, [value]);
  return null;
}
