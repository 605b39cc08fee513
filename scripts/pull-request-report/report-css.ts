/** How the report looks. */
export const reportCss = `
:root { color-scheme: light; --ink: #1d1916; --paper: #f5f1ea; --ash: #6b6258; --line: #d8cfc1; --narra: #7c3a20; --well: #3f5a3a; }
* { box-sizing: border-box; }
body { max-width: 100rem; margin: 0 auto; padding: 3rem clamp(1rem, 4vw, 4rem); background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font: 400 clamp(2rem, 4vw, 3.25rem)/1.1 Georgia, serif; }
h2 { margin: 2.5rem 0 .75rem; font: 400 1.5rem/1.2 Georgia, serif; }
h3 { margin: 0 0 .5rem; color: var(--ash); font: 500 .75rem/1 system-ui, sans-serif; letter-spacing: .08em; }
header p, small, figcaption { color: var(--ash); }
.verdicts { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; }
.verdicts li { padding: .35rem .8rem; border: 1px solid var(--line); border-radius: 2rem; background: #fff; font-size: .9rem; }
.verdicts .well::before { color: var(--well); content: '✓ '; }
.verdicts .ill { border-color: var(--narra); color: var(--narra); }
.verdicts .ill::before { content: '✗ '; }
details { margin: 1.5rem 0; border-top: 1px solid var(--line); padding-top: 1rem; }
summary { cursor: pointer; font-size: 1.1rem; }
summary span { margin-left: .5rem; padding: .1rem .5rem; background: var(--ink); color: var(--paper); border-radius: .2rem; font-size: .75rem; vertical-align: .1em; }
summary small { margin-left: .5rem; }
.words { max-width: 60rem; margin: 1rem 0; }
.words p { margin: .25rem 0; padding: .2rem .75rem; border-left: 3px solid; overflow-wrap: anywhere; }
.gone { border-color: var(--narra) !important; background: #f3e2da; }
.come { border-color: var(--well) !important; background: #e3eadd; }
.pairs { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 2rem; margin-top: 1.25rem; }
.pair > div { display: flex; align-items: flex-start; gap: .75rem; }
.w390 figure { width: 11rem; } .w1440 figure { width: clamp(14rem, 27vw, 26rem); }
figure { margin: 0; } figcaption { margin-bottom: .35rem; font-size: .8rem; }
label { display: block; cursor: zoom-in; } input { position: absolute; opacity: 0; } label:focus-within img { outline: 2px solid var(--narra); }
figure:has(:checked) { width: auto; } :checked + img { width: auto; max-width: 90vw; cursor: zoom-out; }
figure img { display: block; width: 100%; border: 1px solid var(--line); background: #fff; }
.none { display: grid; place-items: center; height: 8rem; margin: 0; border: 1px dashed var(--line); color: var(--ash); }
pre { overflow: auto; padding: 1rem; background: #fff; border: 1px solid var(--line); }
`;
