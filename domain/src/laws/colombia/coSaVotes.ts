import { unverifiedSource } from '../rules/lawSources.ts';
import type { ChannelLimit, Exclusions } from '../rules/rule.ts';
import { codigoComercioCo, ley222 } from './coSources.ts';

/**
 * Código de Comercio, article 397: shares not paid in time lose their rights meanwhile, so they
 * are neither present nor among the votes. Only those shares, not the owner's others.
 */
export const paidShares: Exclusions = {
  quorum: ['arrears'],
  base: ['arrears'],
  vote: ['arrears'],
  reach: 'unit',
};

/** Where the majority is of every subscribed share, the unpaid ones stay in the total. */
export const subscribedShares: Exclusions = { ...paidShares, base: [] };

/** A shareholder with an interest of their own also leaves both sides of the decision, not the quorum. */
export const withoutInterested: Exclusions = {
  ...paidShares,
  base: ['arrears', 'conflict'],
  vote: ['arrears', 'conflict'],
};

/** Ley 222, articles 19 to 21: meeting by communication, with the words for partners and their holdings. */
export function coDistanceLimits(partner: string, holdings: string): readonly ChannelLimit[] {
  return [
    {
      modes: ['online'],
      warning: `La decisión no presencial es ineficaz si algún ${partner} no participa; guarde prueba y asiente el acta en treinta días`,
      source: ley222(
        '19 y 21',
        'El Decreto 398 de 2020 entiende por todos los socios a quienes participan, si bastan para el quórum.',
        'El decreto no se ha leído.',
      ),
    },
    {
      modes: ['mixed'],
      warning:
        'En la reunión mixta el representante legal verifica la identidad de quien asiste a distancia y deja en el acta la continuidad del quórum',
      source: unverifiedSource(
        'Decreto 398 de 2020',
        '',
        '',
        'El texto del decreto no se ha leído.',
      ),
    },
    {
      modes: ['written'],
      warning: `Por escrito la mayoría se computa sobre todas ${holdings}, y la decisión es ineficaz si algún ${partner} no vota dentro de un mes`,
      source: ley222('20 y 21'),
    },
  ];
}

export const coSharesLimits = coDistanceLimits('accionista', 'las acciones en circulación');

/** The rule of article 397, for the note of a rule. */
export const unpaidNote =
  'Las acciones con cuotas en mora no dan derechos (Código de Comercio, artículo 397).';

/** Article 248: the accounts of the liquidators are approved by heads, whatever each one holds. */
export const finalAccountsSource = codigoComercioCo(
  '248',
  'La mayoría es de los asociados que concurran, cualquiera que sea el valor de sus acciones. Si nadie concurre a la segunda reunión, se tienen por aprobadas.',
);
