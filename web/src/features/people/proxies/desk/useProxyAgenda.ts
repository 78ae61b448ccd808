import { type ProxyAgendaItem, proxyEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';

/**
 * The questions for which a paper may give instructions. Without an answer the desk still takes the proxy in,
 * and writes the instructions in words.
 */
export function useProxyAgenda(): readonly ProxyAgendaItem[] {
  const [agenda, setAgenda] = useState<readonly ProxyAgendaItem[]>([]);
  useEffect(() => {
    let wanted = true;
    askApi(proxyEndpoints.readAgenda).then(
      (answer) => wanted && setAgenda(answer.agenda ?? []),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return agenda;
}
