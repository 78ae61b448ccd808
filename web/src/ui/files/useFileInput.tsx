import { type ChangeEvent, type ReactNode, useRef } from 'react';

export interface FileInputOptions {
  /** The name of the file to choose: `Archivo del logo`. */
  readonly label: string;
  /** Endings or types, as the browser takes them. */
  readonly accept: string;
  /** Several at once. */
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => unknown;
}

/** The browser's own way to choose files, opened from wherever the page has its button; `input` is drawn once, unseen. */
export function useFileInput(options: FileInputOptions): {
  readonly input: ReactNode;
  readonly choose: () => void;
} {
  const { label, accept, isMany = false, onFiles } = options;
  const element = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file chosen again, once mended, must be a change too.
    target.value = '';
    if (files.length > 0) onFiles(files);
  }

  return {
    choose: () => element.current?.click(),
    input: (
      <input
        ref={element}
        hidden
        type="file"
        multiple={isMany}
        aria-label={label}
        accept={accept}
        onChange={take}
      />
    ),
  };
}

export const tableFiles = '.csv,.txt,.tsv,.xlsx,.ods,text/csv,text/plain';
