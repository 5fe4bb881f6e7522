import { useEffect, useRef, useState } from 'react';
import { edit, report, sendFirst } from '../actions.ts';
import { call } from '../calls.ts';
import { keepUnsent, type Unsent } from '../properties/unsent.ts';
import { useStudio } from '../studio-store.ts';
import { changeBetween, createEditor } from './editor.ts';
import { markDiagnostics, scrollTo } from './marks.ts';

/** The pause in typing after which a change is sent, in milliseconds. */
const PAUSE = 500;

/** Connects an editor with the text of a file in the server: sends what is typed, and takes over other changes. */
function connect(file: string, parent: HTMLElement, text: string) {
  let known = text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const view = createEditor({
    parent,
    label: `Code of ${file}`,
    text,
    onChange() {
      keepUnsent(textNow() === known ? [] : [change()]);
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE);
    },
  });
  const textNow = () => view.state.doc.toString();
  const change = (): Unsent => {
    const command = { type: 'text', file, text: textNow(), base: known } as const;
    return { command, label: `Change the code of ${file}` };
  };
  async function send(): Promise<void> {
    clearTimeout(timer);
    const typed = textNow();
    if (typed === known) return;
    const before = known;
    const { command, label } = change();
    known = typed;
    if (!(await edit(command, label))) known = before;
    else if (textNow() === known) keepUnsent([]);
  }
  async function refresh(): Promise<void> {
    const before = known;
    const { text: current } = await call('text', { file });
    if (known !== before || textNow() !== known || current === known) return;
    known = current;
    view.dispatch({ changes: changeBetween(textNow(), current) });
  }
  const stop = sendFirst(send);
  const close = () => {
    void send();
    stop();
    view.destroy();
  };
  return { view, refresh, close };
}

interface CodeEditorProps {
  file: string;
  /** The place to scroll to. */
  pointer?: string;
  line?: number;
}

/** Draws an editor of a file's code, with the diagnostics in it. */
export function CodeEditor({ file, pointer, line }: CodeEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ReturnType<typeof connect>>();
  const revision = useStudio(({ state }) => state?.revision);
  const diagnostics = useStudio(({ state }) => state?.diagnostics);
  useEffect(() => {
    let opened: ReturnType<typeof connect> | undefined;
    let isClosed = false;
    const open = async () => {
      const { text } = await call('text', { file });
      if (isClosed || !parent.current) return;
      opened = connect(file, parent.current, text);
      setEditor(opened);
    };
    open().catch(report);
    return () => {
      isClosed = true;
      opened?.close();
      setEditor(undefined);
    };
  }, [file]);
  useEffect(() => {
    if (editor && revision !== undefined) editor.refresh().catch(report);
  }, [editor, revision]);
  useEffect(() => {
    if (editor) scrollTo(editor.view, pointer, line);
  }, [editor, pointer, line]);
  useEffect(() => {
    const own = diagnostics?.filter(({ written }) => written.file === file);
    if (editor && own) markDiagnostics(editor.view, own);
  }, [editor, diagnostics, file]);
  return <div className="code" ref={parent} />;
}
