import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyInits } from '../../build/emptyInits'

const wrapper = 't=(e,t,n)=>()=>{if(n)throw n[0];return e}'

test('modules that run nothing become plain functions, and those that run them only', () => {
  const code = `var ${wrapper},q=t((()=>{})),J=t((()=>{q()})),K=t((()=>{q(),J();}))`
  const text = emptyInits(code)
  assert.equal(text.replace(/ +/g, ' ').trim(), `var ${wrapper},q=()=>{} ,J=()=>{} ,K=()=>{}`)
  assert.equal(text.length, code.length)
})

test('modules that run something stay as they are', () => {
  const code = `var ${wrapper},q=t((()=>{x=1})),J=t((()=>{q()}))`
  assert.equal(emptyInits(code), code)
})

test('a script without such modules stays as it is', () => {
  assert.equal(emptyInits('q=t((()=>{}))'), 'q=t((()=>{}))')
})
