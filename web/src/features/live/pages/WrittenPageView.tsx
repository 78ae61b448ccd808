import { type LiveBlock, liveBlocksOf, type WrittenPageAnswer } from '@asamblea/domain';
import font from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { Box } from '@mui/material';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef } from 'react';
import { PublicFirestore } from '../../../firebase/listening/PublicFirestore.tsx';
import type { BlocksMessage } from './blockParts.ts';
import { cleanForShow } from './cleanForShow.ts';
import script from './frame/fillBlocks.js?url&no-inline';
import { frameDocument, frameSandbox } from './frameDocument.ts';
import { LiveBlocks } from './LiveBlocks.tsx';

interface WrittenPageViewProps {
  readonly page: WrittenPageAnswer;
  /** The assembly's public code; null: nothing is live. */
  readonly cot: string | null;
  readonly timeZone: string;
  readonly isSignedIn: boolean;
  /** Somebody pressed the button to come in. */
  readonly onEnter: () => void;
  /** How large it is. */
  readonly style: CSSProperties;
}

/**
 * A page that the assembly wrote, in a frame of its own: no script of it runs, it reaches nothing of ours, and
 * its links open apart. Live content is posted from here and put there as text.
 */
export function WrittenPageView(props: WrittenPageViewProps) {
  const { page, cot, timeZone, isSignedIn, onEnter, style } = props;
  const { title, html, css, outline = emptyOutline } = page;
  const frame = useRef<HTMLIFrameElement>(null);
  const said = useRef<BlocksMessage['blocks']>({});
  const shown = useMemo(() => cleanForShow({ html, css }, cot), [html, css, cot]);
  const blocks = useMemo<readonly LiveBlock[]>(() => liveBlocksOf(shown.html), [shown.html]);

  const post = useCallback((news: BlocksMessage['blocks']) => {
    said.current = news;
    // The frame has no origin to name; only public data goes in.
    frame.current?.contentWindow?.postMessage({ kind: 'bloques', blocks: news }, '*');
  }, []);

  useEffect(() => {
    function hear(event: MessageEvent) {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const kind: unknown = event.data?.kind;
      if (kind === 'listo') post(said.current);
      if (kind === 'entrar') onEnter();
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [post, onEnter]);

  return (
    <>
      <Box
        component="iframe"
        ref={frame}
        title={title}
        sandbox={frameSandbox}
        srcDoc={frameDocument({
          ...shown,
          origin: location.origin,
          script: new URL(script, location.href).href,
          font: new URL(font, location.href).href,
        })}
        sx={{
          display: 'block',
          width: '100%',
          border: 0,
          bgcolor: '#fff',
        }}
        style={style}
      />
      {cot !== null && blocks.length > 0 && (
        <PublicFirestore>
          <LiveBlocks {...{ cot, blocks, outline, timeZone, isSignedIn }} onBlocks={post} />
        </PublicFirestore>
      )}
    </>
  );
}

const emptyOutline = { agenda: [], documents: [] } as const;
