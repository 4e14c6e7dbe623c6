"""Renders one picture: blender -b -P render.py -- <key> <width> <samples> <folder>"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import absorbers
import ceiling
import scenes
import screens
import stage
import wall_panels

PICTURES = {**wall_panels.PICTURES, **ceiling.PICTURES, **screens.PICTURES, **absorbers.PICTURES, **scenes.PICTURES}
# height per width: products 4:3, the home scene 16:9, the other scenes 16:10
SHAPES = {"scene-home": 1125 / 2000, "scene-office": 1000 / 1600, "scene-restaurant": 1000 / 1600}

key, width, samples, folder = sys.argv[sys.argv.index("--") + 1:]
stage.reset()
exposure = PICTURES[key]() or 0.0
stage.render_settings(int(width), round(int(width) * SHAPES.get(key, 0.75)), int(samples), exposure)
bpy.context.scene.render.filepath = os.path.join(folder, key + ".png")
bpy.ops.render.render(write_still=True)
