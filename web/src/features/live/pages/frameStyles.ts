/** How a page looks before its own styles: legible on a phone and at ten metres, on white paper. */
export const frameStyles = `
html{font-size:clamp(16px,.8vw + 12px,34px)}
body{margin:0 auto;padding:1.25rem;max-width:46rem;background:#fff;color:#1b2327;font:1rem/1.55 'Atkinson Hyperlegible Next Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.2;margin:1.2em 0 .5em}h1{font-size:2rem}h2{font-size:1.5rem}h3{font-size:1.2rem}
body>:first-child{margin-top:0}
img{max-width:100%;height:auto}table{border-collapse:collapse;max-width:100%}td,th{border:1px solid #c9cfd2;padding:.35em .6em;text-align:left}
a{color:#0b5563}:focus-visible{outline:3px solid #0b5563;outline-offset:2px}
[data-bloque]{display:block;margin:1em 0;padding:1rem 1.25rem;border:1px solid #c9cfd2;border-radius:12px;background:#f6f8f8;min-height:1.5em}
[data-bloque] p{margin:.15em 0}
[data-bloque=entrar]{padding:0;border:0;background:none}
.bloque-title{font-weight:700}.bloque-big{font-size:2.25rem;line-height:1.1;font-weight:700;font-variant-numeric:tabular-nums}
.bloque-small{color:#4c585e}.bloque-yes{color:#1b6b3a}.bloque-no{color:#9b2c1c}
.bloque-lista{margin:.4em 0;padding-left:1.4em}.bloque-renglon{margin:.25em 0}.bloque-enlace{display:inline-block;padding:.25em 0;min-height:24px}
.bloque-barra{margin:.6em 0}.bloque-barra-texto{display:flex;justify-content:space-between;gap:1em;font-variant-numeric:tabular-nums}
.bloque-barra-fondo{position:relative;height:.9em;margin-top:.2em;border-radius:.45em;background:#dfe5e7;overflow:hidden}
.bloque-barra-parte{height:100%;background:#0b5563;transition:width .3s}
.bloque-barra-raya{position:absolute;top:0;bottom:0;width:3px;background:#1b2327}
.bloque-boton{font:inherit;font-weight:700;color:#fff;background:#0b5563;border:0;border-radius:8px;padding:.75em 1.5em;min-height:48px;cursor:pointer}
@media (prefers-reduced-motion:reduce){.bloque-barra-parte{transition:none}}
`.trim();
