import 'grapesjs/dist/css/grapes.min.css';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { GrapesBoardProps } from './openBoard.ts';
import { openBoard } from './openBoard.ts';

/** GrapesJS, with what the assembly may use of it. Loaded only when somebody opens the drawing board. */
export function GrapesBoard(props: GrapesBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  useEffect(() => {
    if (place.current === null) return;
    const editor = openBoard(place.current, first.current);
    return () => editor.destroy();
  }, []);
  return <Box sx={board} ref={place} />;
}

/** The colours of the board, on which its letters are read, and room for the words of its buttons. */
const board = {
  border: 1,
  borderColor: 'divider',
  '--gjs-primary-color': '#1f2b30',
  '--gjs-secondary-color': '#eef3f4',
  '--gjs-tertiary-color': '#0b5563',
  '--gjs-quaternary-color': '#7fd0dd',
  '--gjs-left-width': '280px',
  '--gjs-font-size': '0.8rem',
  '& .gjs-pn-btn': { minWidth: 'auto', fontSize: '0.85rem', px: 1, py: 0.75, lineHeight: 1.2 },
  '& .gjs-pn-buttons': { justifyContent: 'flex-start' },
  '& .gjs-block': { minHeight: 56, width: '45%', justifyContent: 'center' },
  '& .gjs-radio-item': { flex: '1 1 auto' },
} as const;
