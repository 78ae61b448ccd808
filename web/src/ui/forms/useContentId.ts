import { useRef } from 'react';

/** An id for the content that is sent. The same content tried again has the same id, so that it is done once. */
export function useContentId(): (content: unknown) => string {
  const sent = useRef({ content: '', id: '' });
  return (content) => {
    const said = JSON.stringify(content);
    if (sent.current.content !== said) sent.current = { content: said, id: crypto.randomUUID() };
    return sent.current.id;
  };
}
