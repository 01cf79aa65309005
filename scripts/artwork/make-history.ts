import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { standardNames, standardValue } from '~/features/site/server/standard-names';
import { blocksOf } from '~/features/site/web/blocks';
import { markDrawing } from '~/features/site/content/mark-drawing';
import { fontFace, printHtml } from './chromium';
import { heroSvg } from './hero';

// npx tsx scripts/artwork/make-history.ts writes the booklet behind the History tab, until the committee provides its
// own.
const root = path.resolve(import.meta.dirname, '../..');
const site = { ...standardNames('en'), founded: standardValue('founded', 'en') };
const mission = standardValue('mission', 'en');
const art = await readFile(path.join(root, 'src/features/site/web/art/art.css'), 'utf8');
const lightColours = art.slice(art.indexOf(':root {'), art.indexOf('}') + 1);
const milestones = blocksOf(standardValue('milestones', 'en'))
  .reverse()
  .map(({ heading, paragraphs }) => {
    const [, year, title] = /^(\d+) (.*)$/.exec(heading ?? '') ?? [];
    return `<dt>${year}</dt><dd><b>${title}</b>${paragraphs.join(' ')}</dd>`;
  })
  .join('');

const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>A short history: \
${site.committee}</title><style>
@page { size: A4; margin: 0; }
${fontFace}
${lightColours}
body { margin: 0; font: 400 12.5pt/1.55 Anek; color: #14211d; -webkit-print-color-adjust: exact; }
section { box-sizing: border-box; height: 297mm; break-after: page; display: flex; flex-direction: column; }
section:last-child { break-after: auto; }
.cover { background: #0b3b30; color: #f6f3e8; }
.cover div { padding: 24mm 22mm; flex: 1; display: flex; flex-direction: column; }
.mark { width: 30mm; margin-left: -3mm; fill: currentColor; }
h1 { margin: auto 0 6mm; font-size: 44pt; line-height: 1.05; font-weight: 700; }
.cover p { margin: 0; padding-top: 6mm; border-top: 0.6mm solid #c9952c; font-size: 16pt; line-height: 1.35; color: \
#e9c572; }
.scene { width: 210mm; height: 112mm; }
.inside { padding: 26mm 22mm; background: #fbfaf6; }
h2 { margin: 0 0 6mm; font-size: 26pt; line-height: 1.1; color: #0e5a47; }
dl { display: grid; grid-template-columns: 26mm 1fr; margin: 10mm 0 0; }
dt, dd { margin: 0; padding: 5mm 0; border-top: 0.3mm solid #dedacd; }
dt { font-size: 18pt; line-height: 1.15; font-weight: 700; color: #b5472b; }
dd b { display: block; font-weight: 650; }
footer { margin-top: auto; font-size: 10pt; color: #4c5a55; }
</style>
<section class="cover"><div>
<svg class="mark" viewBox="${markDrawing.viewBox}"><path d="${markDrawing.fan}${markDrawing.staff}"/><path \
fill="#e3b95b" d="${markDrawing.level}"/></svg>
<h1>A short history</h1><p>${site.federation}<br>${site.committee}</p>
</div>${heroSvg().replace('<svg ', '<svg class="scene" preserveAspectRatio="xMaxYMax slice" ')}</section>
<section class="inside"><h2>Since ${site.founded}</h2>
<p>In ${site.founded} a handful of licensed engineers and supervisors in Palakkad began to meet once a month, to \
compare drawings, rates and troubles. Out of those evenings grew the district committee. Its purpose has stayed the \
same.</p>
<p>${mission}</p>
<dl>${milestones}</dl>
<footer>Placeholder text, for the committee to replace with its own history.</footer></section></html>`;

await mkdir(path.join(root, 'public/documents'), { recursive: true });
await writeFile(path.join(root, 'public/documents/history.pdf'), await printHtml(html, 'pdf'));
