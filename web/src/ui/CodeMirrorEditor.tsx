import { html } from '@codemirror/lang-html';
import { EditorView } from '@codemirror/view';
import { useColorScheme } from '@mui/material/styles';
import CodeMirror from '@uiw/react-codemirror';
import { useMemo } from 'react';

interface CodeMirrorEditorProps {
  readonly labelId: string;
  readonly height: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The heavy part of the HTML editor. Escape and then Tab leave it. */
export function CodeMirrorEditor({ labelId, height, value, onChange }: CodeMirrorEditorProps) {
  const { mode, systemMode } = useColorScheme();
  const extensions = useMemo(
    () => [
      html(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-labelledby': labelId }),
    ],
    [labelId],
  );
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <CodeMirror
      value={value}
      height={`${height}px`}
      theme={isDark ? 'dark' : 'light'}
      extensions={extensions}
      onChange={onChange}
    />
  );
}
