import { html } from '@codemirror/lang-html';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import CodeMirror from '@uiw/react-codemirror';
import { useMemo } from 'react';
import { useColourScheme } from '../device/colourMode.ts';
import { editorPhrases } from './editorPhrases.ts';

interface CodeMirrorEditorProps {
  readonly labelId: string;
  readonly hintId: string;
  readonly height: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The heavy part of the HTML editor. Escape and then Tab leave it. */
export function CodeMirrorEditor(props: CodeMirrorEditorProps) {
  const { labelId, hintId, height, value, onChange } = props;
  const scheme = useColourScheme();
  const extensions = useMemo(
    () => [
      html(),
      EditorView.lineWrapping,
      EditorState.phrases.of(editorPhrases),
      EditorView.contentAttributes.of({ 'aria-labelledby': labelId, 'aria-describedby': hintId }),
    ],
    [labelId, hintId],
  );
  return (
    <CodeMirror
      value={value}
      height={`${height}px`}
      theme={scheme}
      basicSetup={setup}
      extensions={extensions}
      onChange={onChange}
    />
  );
}

// The browser's own search finds as well, in a panel that people know; and over the highlighted
// line the colours of the code would be too faint.
const setup = {
  searchKeymap: false,
  highlightSelectionMatches: false,
  highlightActiveLine: false,
  highlightActiveLineGutter: false,
} as const;
