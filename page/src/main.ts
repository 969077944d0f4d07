// Starts the page.
import { mount } from 'svelte'
import App from './App.svelte'
import './themes.css'
import './page.css'

const target = document.getElementById('page')
if (target) mount(App, { target })
