"""Render settings, camera and light: one shoot for every picture.

Units are metres, z is up, the main wall stands at y = 0 and the camera looks towards +y.
"""
import math
import os
import random
import bpy
from mathutils import Vector
from denoise import denoise
from mesh import Mesh
import materials


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    random.seed(5)


def render_settings(width, height, samples, exposure=0.0, look="High Contrast"):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces = 5
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 2
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5
    c.blur_glossy = 1.0
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    s.render.threads_mode = "FIXED"
    s.render.threads = int(os.environ.get("PICTURES_THREADS", "2"))
    s.render.use_persistent_data = False
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGB"
    denoise(s, width / 1600)


def camera(pos, target, lens=38, shift=(0, 0), fstop=None, focus=None, level=False):
    """level=True keeps the verticals upright, as an architectural photographer would; frame with shift."""
    cam = bpy.data.cameras.new("camera")
    cam.lens = lens
    cam.shift_x, cam.shift_y = shift
    o = bpy.data.objects.new("camera", cam)
    bpy.context.collection.objects.link(o)
    o.location = pos
    t = Vector(target)
    if level:
        t.z = pos[2]
    o.rotation_euler = (t - Vector(pos)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (Vector(focus or target) - Vector(pos)).length
    bpy.context.scene.camera = o
    return o


def sun(direction, strength=3.2, angle=1.5, colour=(1.0, 0.90, 0.76)):
    d = bpy.data.lights.new("sun", "SUN")
    d.energy, d.angle, d.color = strength, math.radians(angle), colour
    o = bpy.data.objects.new("sun", d)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return o


def area(pos, target, size, power, colour=(1.0, 0.975, 0.94)):
    d = bpy.data.lights.new("area", "AREA")
    d.shape = "RECTANGLE"
    d.size, d.size_y, d.energy, d.color = size[0], size[1], power, colour
    o = bpy.data.objects.new("area", d)
    bpy.context.collection.objects.link(o)
    o.location = pos
    o.rotation_euler = (Vector(target) - Vector(pos)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    return o


def world(strength=0.5, colour=(1.0, 0.965, 0.915)):
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*colour, 1)
    b.inputs[1].default_value = strength
    return w


def sky(strength, horizon, above, zenith):
    """A sky in three colours, from the horizon up."""
    tree = world(strength).node_tree
    coord, split, ramp = (tree.nodes.new(kind) for kind in ("ShaderNodeTexCoord", "ShaderNodeSeparateXYZ", "ShaderNodeValToRGB"))
    tree.links.new(coord.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (*horizon, 1)
    high.position, high.color = 0.34, (*zenith, 1)
    ramp.color_ramp.elements.new(0.10).color = (*above, 1)


def gobo(centre, normal_x=True, w=1.1, h=2.2, cols=2, rows=3, bar=0.05, border=6.0):
    """A window frame that only throws shadows: it gives the wall its patch of daylight."""
    m = Mesh()
    cx, cy, cz = centre

    def slab(a0, a1, z0, z1):
        c = (cx, cy + (a0 + a1) / 2, cz + (z0 + z1) / 2) if normal_x else (cx + (a0 + a1) / 2, cy, cz + (z0 + z1) / 2)
        s = (0.04, a1 - a0, z1 - z0) if normal_x else (a1 - a0, 0.04, z1 - z0)
        m.box(c, s)
    W, H = w / 2, h / 2
    slab(-W - border, -W, -H - border, H + border)
    slab(W, W + border, -H - border, H + border)
    slab(-W, W, H, H + border)
    slab(-W, W, -H - border, -H)
    for i in range(1, cols):
        x = -W + w * i / cols
        slab(x - bar / 2, x + bar / 2, -H, H)
    for i in range(1, rows):
        z = -H + h * i / rows
        slab(-W, W, z - bar / 2, z + bar / 2)
    o = m.build("gobo", materials.plain("gobo", (0.5, 0.5, 0.5)))
    o.visible_camera = o.visible_diffuse = o.visible_glossy = False
    return o


def daylight(strength=1.0, patch=-1.28):
    """The light of the shoot: a big soft window to the left, a little sky from everywhere, one patch of low sun.

    patch: where along the wall the middle of the patch falls, in metres."""
    world(0.42 * strength)
    area((-3.6, -2.8, 2.3), (0.2, -0.1, 1.1), (2.6, 2.4), 190 * strength)
    gobo((-5.5, -3.1 - (patch + 1.28) / 1.36, 3.5 + (patch + 1.28) / 2.72), w=1.5, h=2.0, cols=2, rows=2)
    sun((3.4, 2.5, -1.25), 2.4 * strength, 1.2)
