import { type ErrorObject, isChunkFailure, networkError } from './errorObject.ts';

export interface ErrorWords {
  readonly title: string;
  /** The meaning and the remedy. */
  readonly explanation: string;
}

/** An error in Spanish, beside the English literals that the specification asks for. */
export function explainError({ statusCode, statusMessage, message }: ErrorObject): ErrorWords {
  if (statusMessage === networkError) return words.network;
  if (message === 'Unknown route middleware') return words.middleware;
  if (isChunkFailure(message)) return words.chunk;
  if (statusCode === 401 || statusCode === 403 || statusCode === 404) return words[statusCode];
  return [429, 502, 503, 504].includes(statusCode) ? words.busy : words.other;
}

/**
 * The error thrown, in its own words, where they add something: not the status again, nor the general excuse
 * of the API, which the explanation already gives.
 */
export function detailOf({ statusMessage, message }: ErrorObject): string | null {
  return message === '' || message === statusMessage || message === ourFault ? null : message;
}

/** `internal` of the refusals, whose list is too heavy for a page that failed. */
const ourFault = 'Ocurrió un error de nuestro lado. No se guardó nada; intente de nuevo.';

const words = {
  network: {
    title: 'No hay conexión',
    explanation:
      'No logramos comunicarnos con la asamblea. Revise su internet y deje esta página abierta: seguirá sola apenas vuelva la conexión.',
  },
  chunk: {
    title: 'No pudimos cargar esta parte',
    explanation:
      'Puede que acabe de salir una versión nueva de la aplicación o que la conexión fallara a mitad de camino. No se perdió nada de lo guardado: la página vuelve a intentarlo sola en unos segundos.',
  },
  middleware: {
    title: 'Esta página está mal configurada',
    explanation:
      'La página pide una comprobación que la aplicación no conoce. Es un error nuestro: avise a quien administra la asamblea y siga desde el inicio.',
  },
  busy: {
    title: 'El servicio no responde por ahora',
    explanation:
      'Puede ser un momento de mucha carga. No se perdió nada de lo guardado: espere un minuto e intente de nuevo.',
  },
  other: {
    title: 'Algo falló en esta página',
    explanation:
      'No es culpa suya y no se perdió nada de lo guardado. Intente de nuevo; si sigue igual, avise a la mesa.',
  },
  401: {
    title: 'Su sesión terminó',
    explanation: 'Para proteger sus datos cerramos lo que estaba abierto. Ingrese de nuevo.',
  },
  403: {
    title: 'Usted no tiene acceso a estos datos',
    explanation:
      'Su cuenta no puede leerlos, o ya no puede. Si los necesita, pídalos a quien administra la asamblea.',
  },
  404: {
    title: 'No encontramos esa página',
    explanation:
      'La dirección no existe o cambió. Revise que esté bien escrita, o empiece desde el inicio.',
  },
} as const;
