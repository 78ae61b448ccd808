import { dialPhone } from '@asamblea/domain';

/**
 * The address that opens WhatsApp with a text written for the owner of that phone; null when the phone is not
 * clear in the country (ISO 3166). It is built here, so that neither phone nor text passes by our servers.
 * Source: https://faq.whatsapp.com/5913398998672934 (click to chat: `wa.me/<phone>?text=`).
 */
export function whatsAppAddress(phone: string, country: string, text: string): string | null {
  const digits = dialPhone(phone, country);
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
