"""Renders one picture: blender -b -P render.py -- <key> <width> <samples> <folder> [neutral]

With `neutral` the materials that take a variant's colour stay grey, and a mask of them is written beside the picture:
<key>.neutral.png and <key>.mask.0001.png, from which tint.js makes the colours."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import absorbers
import ceiling
import details
import felt_crafts
import felt_house
import felt_things
import felt_walls
import fixings
import homes
import laboratory
import lived_in
import loading_bay
import needle_line
import plants
import projects
import pump_hall
import rooftops
import scenes
import screens
import sheets
import solar_roof
import stage
import technical
import tinted
import wall_panels
import works

MODULES = (
    absorbers, ceiling, felt_crafts, felt_house, felt_things, felt_walls, fixings, homes, laboratory,
    lived_in, loading_bay, needle_line, plants, projects, pump_hall, rooftops, scenes, screens, sheets, solar_roof,
    technical, wall_panels, works,
)
PICTURES = {key: make for module in MODULES for key, make in module.PICTURES.items()}


def shape(key):
    """Height per width: products 4:3, the home scene 16:9, the other scenes 16:10."""
    return 9 / 16 if key == "scene-home" else 10 / 16 if key.startswith("scene-") else 3 / 4


key, width, samples, folder, *more = sys.argv[sys.argv.index("--") + 1:]
family = key.removesuffix("-detail")
stage.reset()
exposure = PICTURES[family]() or 0.0
if key != family:
    exposure += details.look_closely(family)
neutral = "neutral" in more
if neutral:
    tinted.make_neutral(key)
stage.render_settings(int(width), round(int(width) * shape(key)), int(samples), exposure)
image = bpy.context.scene.render
if neutral:
    tinted.write_mask(folder, key)
    image.image_settings.color_depth = "16"
image.filepath = os.path.join(folder, key + (".neutral.png" if neutral else ".png"))
bpy.ops.render.render(write_still=True)
