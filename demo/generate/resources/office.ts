import { zip } from './zip';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'application/vnd.openxmlformats-officedocument';
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const contentTypes = (parts: Record<string, string>) =>
  `${head}<Types xmlns="${types}">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>${Object.entries(parts)
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${main}.${type}+xml"/>`)
    .join('')}</Types>`;

const related = (targets: Record<string, string>) =>
  `${head}<Relationships xmlns="${relations}">${Object.entries(targets)
    .map(([target, type], index) => `<Relationship Id="rId${index + 1}" Type="${r}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Returns a Word file: paragraphs (a first `#` makes a heading) and tables. */
export function word(blocks: readonly (string | readonly (readonly string[])[])[]): Buffer {
  const run = (text: string, bold: boolean, size: number) =>
    `<w:p><w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t ` +
    `xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
  const edge = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="868B80"/>`)
    .join('');
  const grid = (rows: readonly (readonly string[])[]) =>
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${edge}</w:tblBorders></w:tblPr>${rows
      .map(
        (row, at) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${run(cell, at === 0, 20)}</w:tc>`).join('')}</w:tr>`,
      )
      .join('')}</w:tbl>`;
  const body = blocks.map((block) =>
    typeof block === 'string'
      ? run(block.replace(/^# /, ''), block.startsWith('# '), block.startsWith('# ') ? 36 : 22)
      : grid(block),
  );
  return zip({
    '[Content_Types].xml': contentTypes({ 'word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': related({ 'word/document.xml': 'officeDocument' }),
    'word/document.xml':
      `${head}<w:document ` +
      `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body>\
</w:document>`,
  });
}

/** Returns an Excel file of one sheet; numbers stay numbers, a text that begins with `=` is a formula. */
export function excel(name: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    if (value.startsWith('=')) return `<c><f>${escape(value.slice(1))}</f></c>`;
    return `<c t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
  };
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zip({
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': related({ 'xl/workbook.xml': 'officeDocument' }),
    'xl/workbook.xml':
      `${head}<workbook xmlns="${namespace}" xmlns:r="${r}"><sheets><sheet name="${escape(name)}" sheetId="1" ` +
      'r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': related({ 'worksheets/sheet1.xml': 'worksheet' }),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${namespace}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

/** Returns a PowerPoint file: one slide for each title with its lines. */
export function powerpoint(slides: readonly { title: string; lines: readonly string[] }[]): Buffer {
  const a = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  const namespaces = `xmlns:a="${a}" xmlns:p="${p}" xmlns:r="${r}"`;
  const box = (id: number, y: number, height: number, size: number, lines: readonly string[]) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>\
<a:off x="700000" y="${y}"/><a:ext cx="10700000" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/>\
</a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/>${lines
      .map((line) => `<a:p><a:r><a:rPr lang="en-IN" sz="${size}"/><a:t>${escape(line)}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp>`;
  const tree = (shapes: string) =>
    '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" ' +
    `name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
    'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  const colours = [
    'dk1:14211D',
    'lt1:FFFFFF',
    'dk2:0E5A47',
    'lt2:FBFAF6',
    'accent1:0E5A47',
    'accent2:B5472B',
    'accent3:C9952C',
    'accent4:1D5570',
    'accent5:868B80',
    'accent6:93B7A6',
    'hlink:0E5A47',
    'folHlink:4C5A55',
  ];
  const theme = `${head}<a:theme xmlns:a="${a}" name="Sangham"><a:themeElements><a:clrScheme name="Sangham">${colours
    .map((colour) => colour.split(':'))
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join('')}</a:clrScheme><a:fontScheme name="Sangham"><a:majorFont><a:latin typeface="Calibri"/><a:ea typeface=""/>\
<a:cs typeface=""/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>\
</a:minorFont></a:fontScheme><a:fmtScheme name="Sangham">\
<a:fillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:fillStyleLst>\
<a:lnStyleLst>${'<a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3)}</a:lnStyleLst>\
<a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst>\
<a:bgFillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:bgFillStyleLst>\
</a:fmtScheme></a:themeElements></a:theme>`;
  const names = slides.map((_, index) => `slide${index + 1}.xml`);
  return zip({
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': 'presentationml.presentation.main',
      'ppt/slideMasters/slideMaster1.xml': 'presentationml.slideMaster',
      'ppt/slideLayouts/slideLayout1.xml': 'presentationml.slideLayout',
      'ppt/theme/theme1.xml': 'theme',
      ...Object.fromEntries(names.map((name) => [`ppt/slides/${name}`, 'presentationml.slide'])),
    }),
    '_rels/.rels': related({ 'ppt/presentation.xml': 'officeDocument' }),
    'ppt/presentation.xml': `${head}<p:presentation ${namespaces}><p:sldMasterIdLst>\
<p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${names
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`)
      .join(
        '',
      )}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': related({
      'slideMasters/slideMaster1.xml': 'slideMaster',
      ...Object.fromEntries(names.map((name) => [`slides/${name}`, 'slide'])),
    }),
    'ppt/slideMasters/slideMaster1.xml':
      `${head}<p:sldMaster ${namespaces}>${tree('')}${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" ` +
      'r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>',
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': related({
      '../slideLayouts/slideLayout1.xml': 'slideLayout',
      '../theme/theme1.xml': 'theme',
    }),
    'ppt/slideLayouts/slideLayout1.xml':
      `${head}<p:sldLayout ` +
      `${namespaces}>${tree('')}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': related({ '../slideMasters/slideMaster1.xml': 'slideMaster' }),
    'ppt/theme/theme1.xml': theme,
    ...Object.fromEntries(
      slides.flatMap(({ title, lines }, index) => [
        [
          `ppt/slides/${names[index]}`,
          `${head}<p:sld ${namespaces}>` +
            `${tree(box(2, 600000, 900000, 4000, [title]) + box(3, 1800000, 4200000, 2400, lines))}</p:sld>`,
        ],
        [`ppt/slides/_rels/${names[index]}.rels`, related({ '../slideLayouts/slideLayout1.xml': 'slideLayout' })],
      ]),
    ),
  });
}
